/** Whether Python starts from its saved memory here. Only Chromium starts faster from it, and only Chromium has this. */
export const remembers = "userAgentData" in navigator;
