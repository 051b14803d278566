### Fishka 中文。各语言的条目和变量完全相同。

## 名称

name = Fishka
you = 你
colour = { $colour ->
    [k] 黑
    [b] 蓝
    [r] 红
    [o] 橙
   *[any] 任意色
}
colour-plural = { $colour ->
    [k] 黑
    [b] 蓝
    [r] 红
    [o] 橙
   *[any] 同
}
tile = { $colour ->
    [j] 百搭
    [any] { $number }
   *[k] { colour } { $number }
}
run = { colour } { $number } 至 { $last }
tile-genitive = { tile }
tile-accusative = { tile }
joker-as = 百搭当作{ $colour ->
    [any] { $number }
   *[k] { colour } { $number }
}
computer-names = 艾达、塔拉斯、小梅、奥莲娜、科斯佳
player-number = 玩家 { $n }

## Everywhere

close = 关闭
cancel = 取消
copy = 复制
copied = 已复制
show = 查看
off = 不限

## Set-up

setup-title = 新游戏
setup-tagline = 四种颜色，十三个数字，一张共享的桌面。
setup-result = 回看上一整场
setup-continue = 继续上次的游戏
setup-continue-about = { round-of } · { $names }
setup-learn = 学习玩法
setup-learn-about = 五节短课
setup-import = 打开链接或文件
setup-import-about = 朋友发来的或保存的游戏
setup-update = 有新版本
setup-update-about = 点按即可更新，已保存的内容会保留
setup-who = 玩家
setup-name = 玩家 { $seat } 的名字
setup-kind = { $name }：真人或电脑
setup-person = 真人
setup-computer = 电脑
setup-level = { $name } 的水平
level = { $level ->
    [beginner] 新手
    [casual] 普通
   *[steady] 老练
}
setup-remove = 移除{ $name }
setup-add = 添加玩家
setup-rules = 本局规则
setup-box = { $tiles } 张牌，{ $jokers } 张百搭
setup-preset = 规则
setup-timer = 每回合时间
setup-opening = 破冰
setup-opening-any = 不限
setup-rounds = 局数
setup-rounds-circle = 一圈：{ $n }
setup-rounds-open = 不限
setup-differs = 与经典规则的不同
setup-differs-none = 这就是经典规则，没有不同。
setup-differs-clock = 这就是经典规则，只是不计时：{ $apart ->
    [yes] 通过链接，每人可以慢慢想。
   *[no] 没有人在等你。
}
setup-all-options = 全部规则选项
setup-back-to-preset = 恢复为{ $preset }
setup-start = 开始游戏
setup-pass-note = { $n } 人共用这台设备。换人时会遮住手牌。
how-to-play = 玩法
settings = 设置
language-choice = 语言

## Rules by name

preset-classic = 经典
    .about = 原厂现行规则。
preset-family = 家庭
    .about = 许多盒装版的规则：百搭更严格，牌堆摸完后每人再走一回合。
preset-home = 居家
    .about = 不用破冰，不计时；可以从桌上取牌，百搭可以留在手里。
preset-digital = 数字版
    .about = 便携版：取下的百搭可进任何牌组，出错罚三张。
preset-pressman = Pressman
    .about = 美国版：每回合两分钟，百搭只能用自己的牌替换。
preset-sabra = Sabra
    .about = 1978 年的写法：破冰后可以继续，带百搭的牌组被锁定。
preset-tournament = 比赛
    .about = 俱乐部规则：四十秒，剩下的百搭罚一百分。

## Options: the name, the value in a word or two, the value as a sentence

rule-tile-set = { $value ->
    [106] 一副 106 张牌，其中 2 张百搭。
    [160] 一副 160 张牌，其中 4 张百搭。
   *[auto] 106 张牌；五人或六人时 160 张。
}
    .name = 整副牌
    .value = { $value ->
        [auto] 按人数
       *[106] { $value }
    }
rule-rack-size = 每人开局 { $value } 张牌。
    .name = 起手牌数
    .value = { $value }
rule-starter = { $value ->
    [biggest_rack] 手牌最大的先走：发牌后从 13 往下比较。
    [random] 由运气决定谁先走。
   *[highest_draw] 每人摸一张，数字最大的先走。
}
    .name = 谁先走
    .value = { $value ->
        [biggest_rack] 手牌最大
        [random] 随机
       *[highest_draw] 数字最大
    }
rule-next-starter = { $value ->
    [winner] 下一局由赢家先走。
    [rotate] 下一局由下一位先走。
   *[draw_again] 每局开始前重新摸牌决定。
}
    .name = 下一局谁先走
    .value = { $value ->
        [winner] 赢家
        [rotate] 轮流
       *[draw_again] 重新摸牌
    }
rule-initial-meld-min = { $value ->
    [0] 不用破冰：第一回合起桌面就开放。
   *[other] 破冰至少 { $value } 分，全部用自己的牌。
}
    .name = 破冰
    .value = { $value ->
        [0] 不用
       *[other] { $value }
    }
rule-initial-meld-joker = { $value ->
    [forbidden] 破冰不能用百搭。
   *[face] 破冰时百搭按它代替的牌计分。
}
    .name = 破冰用百搭
    .value = { $value ->
        [forbidden] 不可以
       *[face] 可以
    }
rule-initial-meld-same-turn = { $value ->
    [continue] 破冰后本回合可以继续出牌。
   *[meld_only] 破冰就是整个回合：不能动桌面。
}
    .name = 破冰之后
    .value = { $value ->
        [continue] 继续
       *[meld_only] 回合结束
    }
rule-take-back = { $value ->
    [points] 打出的分数多于取回的分数时，可以从桌上取牌。
   *[none] 桌上的牌必须留在桌上。
}
    .name = 从桌上取牌
    .value = { $value ->
        [points] 分数要更多
       *[none] 不可以
    }
rule-joker-retrieve = { $value ->
    [exact] 只有它代替的那张牌才能换下百搭。
   *[any_legal] 只要没有它桌面也合规，百搭就自由了。
}
    .name = 换下百搭
    .value = { $value ->
        [exact] 用那张牌
       *[any_legal] 任何重组
    }
rule-joker-replace-source = { $value ->
    [rack_only] 替换百搭的牌必须来自自己的牌架。
   *[rack_or_table] 替换百搭的牌可以来自牌架或桌面。
}
    .name = 替换百搭的牌
    .value = { $value ->
        [rack_only] 牌架
       *[rack_or_table] 牌架或桌面
    }
rule-joker-group3 = { $value ->
    [both_missing] 三张的群组里，要补齐两种缺的颜色才能换下百搭。
   *[one_missing] 三张的群组里，补上任一种缺的颜色就能换下百搭。
}
    .name = 三张群组里的百搭
    .value = { $value ->
        [both_missing] 两种颜色
       *[one_missing] 任一颜色
    }
rule-joker-reuse = { $value ->
    [any_set] 换下的百搭要在本回合打进任一牌组。
    [keep] 换下的百搭可以收回牌架。
   *[new_set] 换下的百搭要在本回合打进新的牌组。
}
    .name = 换下的百搭
    .value = { $value ->
        [any_set] 任一牌组
        [keep] 可以留下
       *[new_set] 新牌组
    }
rule-joker-reuse-rack-tiles = { $value ->
    [0] 百搭所在的新牌组可以全用桌上的牌。
   *[other] 百搭所在的新牌组至少要有 { $value } 张自己的牌。
}
    .name = 百搭旁的自有牌
    .value = { $value }
rule-joker-sets-locked = { $value ->
    [true] 带百搭的牌组在百搭被换下之前只能添牌。
   *[false] 带百搭的牌组可以像其他牌组一样重组。
}
    .name = 带百搭的牌组
    .value = { $value ->
        [true] 锁定
       *[false] 自由
    }
rule-turn-seconds = { $value ->
    [none] 不计时：慢慢想。
   *[other] 每回合 { $value } 秒。
}
    .name = 每回合时间
    .value = { $value ->
        [none] 不限
       *[other] { $value } 秒
    }
rule-timeout-clean-penalty = 时间到而桌面没动过：摸 { $value } 张。
    .name = 超时，桌面没动
    .value = { $value }
rule-timeout-messy-penalty = 时间到而桌面不完整：桌面复原，摸 { $value } 张。
    .name = 超时，桌面不完整
    .value = { $value }
rule-timeout-legal = { $value ->
    [revert] 时间到：即使桌面完整也要复原。
   *[commit] 时间到而桌面完整：本回合有效。
}
    .name = 超时，桌面完整
    .value = { $value ->
        [revert] 复原
       *[commit] 有效
    }
rule-invalid-commit = { $value ->
    [penalty] 桌面不合规就结束回合，罚三张牌。
   *[reject] 桌面不合规时不能结束，可以继续修正。
}
    .name = 桌面不合规
    .value = { $value ->
        [penalty] 罚三张
       *[reject] 不能结束
    }
rule-pool-empty = { $value ->
    [one_extra_turn] 牌堆摸完后每人再走一回合。
    [end] 牌堆摸完本局就结束。
   *[until_stuck] 牌堆摸完后继续，直到所有人都过。
}
    .name = 牌堆摸完
    .value = { $value ->
        [one_extra_turn] 再走一回合
        [end] 结束
       *[until_stuck] 继续
    }
rule-joker-penalty = 剩在牌架上的百搭算 { $value } 分。
    .name = 剩下的百搭
    .value = { $value }
rule-stalemate-scoring = { $value ->
    [full] 无人出完：输家失去牌架上的全部分数。
   *[difference] 无人出完：输家失去与最小牌架的差额。
}
    .name = 无人出完
    .value = { $value ->
        [full] 全部
       *[difference] 差额
    }
rule-never-opened-penalty = { $value ->
    [none] 没破冰不额外扣分。
   *[other] 一直没破冰的人扣 { $value } 分。
}
    .name = 一直没破冰
    .value = { $value ->
        [none] 不加罚
       *[other] { $value }
    }
rule-match-length = { $kind ->
    [circles] { $n ->
        [1] 一圈的局数等于玩家人数。
       *[other] 共 { $n } 圈，一圈的局数等于玩家人数。
    }
    [rounds] 整场共 { $n } 局。
    [target] 直到有人得到 { $n } 分。
   *[open] 想玩多少局就玩多少局。
}
    .name = 整场长度
    .value = { $kind ->
        [circles] { $n } 圈
        [rounds] { $n } 局
        [target] { $n } 分
       *[open] 不限
    }
rule-match-winner = { $value ->
    [points] 分数最多的人赢得整场。
   *[wins_then_points] 赢局最多的人赢得整场，相同则比分数。
}
    .name = 整场胜负
    .value = { $value ->
        [points] 比分数
       *[wins_then_points] 比赢局
    }

## Curtain

curtain-title = 请把设备交给{ $name }
curtain-about = { $clock ->
    [on] 手牌已遮住。{ $name }准备好后开始计时。
   *[off] 手牌已遮住，等{ $name }准备好。
}
curtain-ready = 我是{ $name }：显示我的牌
curtain-since = { $played ->
    [yes] 你上一回合之后
   *[no] 到目前为止
}
curtain-start = 本局开始
curtain-starter = { $who ->
    [you] 你先走。
   *[other] { $name }先走。
}
curtain-clock = 每回合 { $seconds } 秒
curtain-pool = 牌堆 { $n } 张

## Moves, in the log and aloud

move-play = { $who ->
   *[other] { $name }
}打出 { $n } 张
move-play-tiles = { $who ->
   *[other] { $name }
}打出{ $tiles }
move-draw = { $who ->
   *[other] { $name }
}摸了一张
move-pass = { $who ->
   *[other] { $name }
}过
move-timeout = { $who ->
   *[other] { $name }
}超时
move-penalty = { $who ->
   *[other] { $name }
}桌面不合规{ $n ->
    [0] {""}
   *[other] ，罚 { $n } 张
}
move-opened = 破冰 { $value } 分
move-freed = 换下 { $n } 张百搭
move-drawn = 摸 { $n } 张
move-laid = 打出 { $n } 张
move-taken = 取回 { $n } 张
move-of = { $words }（{ $tiles }）
move-more = 另外 { $n } 张
log-title = 记录
log-empty = 还没有出牌
log-hints = 已用提示：{ $n } 次
log-turn = 第 { $n } 回合
deal-check = 可以验证发牌
deal-hidden = 这个摘要在第一步之前由发牌种子和密钥算出。本局结束后两者都会公开。
deal-revealed = 第一步之前显示的摘要就是由这一行算出的：发牌从未更改。

## Round and match

round-won = { $who ->
   *[other] { $name }
}赢了这一局
round-shared = { $names }并列赢得这一局
round-out = { $who ->
   *[other] { $name }
}打完了最后一张。
round-stuck = 大家都过了：剩牌点数最小的赢。
round-extra = 牌堆摸完，每人又走了一回合：剩牌点数最小的赢。
round-empty = 牌堆摸完，本局结束：剩牌点数最小的赢。
round-scores = { $how ->
    [even] 大家点数相同，不得分也不失分。
    [difference] 其他人扣掉与 { $spared } 的差额，{ $winners ->
        [1] 全部归赢家。
       *[other] 由赢家平分（向下取整）。
    }
   *[full] 其他人扣掉剩牌的点数，{ $winners ->
        [1] 全部归赢家。
       *[other] 由赢家平分（向下取整）。
    }
}
round-joker = 百搭算 { $joker } 分。
round-flat = 一直没破冰的算 { $penalty } 分。
round-unopened = 未破冰
round-player = 玩家
round-rack = 剩牌
round-none = 无
round-score = 本局
round-total = 总分
round-left = { $name }的剩牌：{ $tiles }
round-winner = 赢家
rounds = 局
round-of = { $length ->
    [0] 第 { $round } 局
   *[other] 第 { $round } 局，共 { $length } 局
}
round-next = 下一局
round-end = 结束整场
round-finish = 查看总结果
replay = 回放
share = 分享
match-won = { $who ->
   *[other] { $name }
}赢得整场
match-shared = { $names }并列赢得整场
match-about = { $rounds } 局中赢 { $wins } 局，{ $points } 分。
match-longest = 出牌最多的一回合：{ $name }，{ $n } 张。
match-wins = 赢 { $n } 局
match-graph = 每局总分
match-graph-label = 每局之后的总分：{ $totals }
match-total = { $name }：{ $total }
match-again = 再来一场
match-new = 新游戏

## Settings

settings-look = 外观
settings-theme = 主题
theme = { $value ->
    [light] 浅色
    [dark] 深色
   *[auto] 自动
}
settings-colours = 牌的颜色
palette = { $value ->
    [distinct] 更易区分
   *[usual] 经典
}
settings-marks = 牌上的形状标记
    .about = ▲ 红 ○ 蓝 ■ 黑 ✚ 橙
settings-tiles = 牌的大小
tile-size = { $value ->
    [large] 大
   *[auto] 自动
}
settings-hand = 按钮
hand = { $value ->
    [left] 左手
   *[right] 右手
}
settings-motion = 动画
motion = { $value ->
    [less] 较少
   *[auto] 自动
}
settings-play = 游戏
settings-fits = 显示可以放在哪里
    .about = 能放下所选牌的牌组会加框
settings-warn = 桌上有自己的牌时，摸牌前先确认
settings-hints = 提示
    .about = 点灯泡时显示一种打法
settings-speed = 其他玩家的动作
speed = { $value ->
    [slow] 慢
    [fast] 快
    [instant] 立即
   *[normal] 正常
}
settings-sound-touch = 声音与振动
settings-sound = 声音
settings-vibration = 振动
    .about = 需设备支持
settings-keyboard = 键盘
settings-letters = 单字母快捷键
    .about = U 撤销，E 结束回合，H 提示…… 游戏中按 ? 查看全部

## Rules

rules-title = 规则
rules-sets = 牌组
rules-turn = 回合
rules-joker = 百搭
rules-score = 得分
rules-this = 本局
rules-aim = 最先把自己的牌全部打到桌上。
rules-group = 群组
    .about = 三张或四张数字相同、颜色各不相同的牌。
    .yes = 8 的群组
    .no = 两张蓝
rules-run = 顺子
    .about = 同一颜色的三个或更多连续数字。1 永远最小，不能接在 13 后面。
    .yes = 红 4–7
    .no = 13 后面不能接 1
rules-opening = 破冰
    .about = { $min ->
        [0] 本局不用破冰：第一回合起桌面就开放。
       *[other] 第一次出牌只能用自己牌架上的牌组，合计至少 { $min } 分。在此之前不能动桌面。
    }
    .yes = 10 + 11 + 12 = 33
rules-move = 出牌或摸牌
    .about = 至少打出一张牌，或者摸一张结束回合。能出牌时也可以摸牌。刚摸到的牌要等下一回合。
rules-rearrange = 重组
    .about = { $min ->
        [0] 可以
       *[other] 破冰后可以
    }拆开桌上的牌组重新组合。回合结束时桌上只能有合规的牌组，不能剩下单张。
    .before = 之前：牌架上有红 6
    .after = 之后：顺子分成两组
rules-clock = 时间
rules-stands = 百搭可以代替任何牌
    .about = 在顺子里由位置决定代替哪张；在群组里是任一缺少的颜色。它按所代替的牌计分。
    .yes = 百搭代替黑 6
rules-frees = 换下百搭
    .about = { $min ->
        [0] 桌上的百搭可以换下。
       *[other] 破冰后可以换下桌上的百搭。
    }
    .before = 黑 6 放到它的位置
    .after = 百搭组成新牌组
rules-going-out = 出完
    .about = 打完最后一张的人赢得本局。其他人扣掉牌架上的数字之和，百搭算 { $joker } 分；赢家得到全部。
rules-empty = 无人出完
    .about = 如果一局结束时没有人打完最后一张，剩牌点数最小的赢。
rules-match = 整场
rules-preset = 本局：{ $preset }
rules-same = 这就是经典规则。
rules-differ = 与经典规则的不同：
rules-all = 本局的全部规则

## Share and open

share-title = 分享
share-what = 分享内容
share-game = 整局游戏
share-position = 当前局面
share-deal = 同样的牌
share-about = { $what ->
    [game] 链接包含整局游戏：牌、步骤和规则。不会发送到服务器。
    [deal] 朋友打开链接会拿到同样的起手牌。不会发送到服务器。
   *[position] 链接包含现在的桌面和各家手牌。不会发送到服务器。
}
share-not-secret = 有心的朋友可以从链接里读出手牌。
share-qr = 链接的二维码
share-camera = 用相机扫一扫
share-long = 游戏太长，放不进二维码：请发送链接或文件。
share-link = 链接
share-embed = 嵌入网页
share-send = 发送给…
share-image = 桌面图片
share-file = 保存为文件
share-failed = 这里不能自动复制：请选中文字手动复制。
import-title = 打开游戏
import-about = 粘贴链接或游戏文本，或选择 .fishka 文件。也可以把文件拖到页面上。
import-label = 链接或文本
import-open = 打开
import-file = 选择文件

## Replay

replay-title = 回放
replay-turn = 第 { $n } 回合，共 { $length }
replay-start = 本局开始
replay-first = 开头
replay-back = 后退
replay-play = 播放
replay-pause = 暂停
replay-next = 前进
replay-last = 末尾
replay-speed = 速度
replay-round = 第 { $n } 局
replay-from-here = 从这里接着玩
replay-leave = 退出回放
replay-preparing = 正在准备回放…

## What is wrong with a turn

fault-short = 只有 { $n } 张
    .fix = 每组至少 3 张。
fault-gap = { $kind ->
    [one] { $after } 和 { $before } 之间缺{ tile }
    [several] { $after } 和 { $before } 之间缺牌
   *[order] { $after } 后面不能接 { $before }
}
    .fix = { $kind ->
        [one] 补上{ tile }，或者拿走一张。
        [several] 补上缺的牌，或者分成两组。
       *[order] 按顺序排好。
    }
fault-same-colour = 群组里有两张{ colour-plural }色
    .fix = 每种颜色只能有一张。
fault-mixed = 既不是群组也不是顺子
    .fix = 同数字不同颜色，或同颜色连续。
fault-wrap = 13 后面不能接 1
    .fix = 1 永远最小。
fault-long = { $most ->
    [4] 群组最多 4 张
   *[other] 顺子最多 { $most } 张
}
    .fix = 拿走一张。
fault-opening = 破冰 { $have }/{ $need }，还差 { $left }
    .fix = 破冰只能用自己的牌。
fault-opening-joker = 破冰不能用百搭
    .fix = 把百搭收回牌架。
fault-nothing-laid = 至少打出一张自己的牌
    .fix = 或者摸一张。
fault-missing = 桌上少了：{ $names }
    .fix = 桌上原有的牌必须留在桌上。
fault-foreign = 不属于你的牌：{ $names }
    .fix = 撤销上一步。
fault-locked = 先用自己的牌破冰
    .fix = 在此之前不能动桌面。
fault-joker-kept = 取下的百搭必须在本回合打出
    .fix = 把它放进一组牌。
fault-joker-not-new = 取下的百搭必须放进新的牌组
    .fix = 用它组成新牌组，或让它仍然代表原来的牌。
fault-joker-without-tile = 只有它代替的牌才能换下这张百搭
    .fix = 它的位置要放：{ $names }。
fault-joker-rack-tiles = 百搭的新牌组需要 { $need } 张自己的牌
    .fix = 再放上一张自己的牌。
fault-joker-locked = 这组牌被百搭锁定
    .fix = 可以添牌，或用它代替的牌换下百搭。
fault-took-too-much = 打出 { $have } 分：要取回这些至少需要 { $need } 分
    .fix = 打出的要比取回的多。
verdict-title = 为什么还不能结束回合
verdict-clock = 还剩 { $seconds } 秒。时间到时你的牌会收回{ $penalty ->
    [0] 。
   *[other] ，并摸 { $penalty } 张。
}
verdict-reset = 重置本回合
verdict-keep = 回到桌面
verdict-foul = 仍要结束回合

## Confirm

confirm-draw = 摸一张牌？
    .about = 桌面复原，然后摸牌。
    .yes = 摸牌
confirm-draw-laid = 摸一张牌？
    .about = 你的牌收回牌架，桌面复原，然后摸牌。
    .yes = 摸牌
confirm-foul = 就这样结束回合？
    .about = { $n ->
        [0] 桌面复原，本回合结束。
       *[other] 桌面复原，你摸 { $n } 张牌。
    }
    .yes = 结束回合
confirm-reset = 重新开始本回合？
    .about = 桌面复原。这一步可以撤销。
    .yes = 重置本回合
confirm-quit = 离开游戏？
    .about = 游戏已保存，可以从首页继续。
    .yes = 离开
confirm-replace = 打开这局游戏？
    .about = 你有一局正在进行，它会被替换。
    .yes = 打开
confirm-play-on = 从这里接着玩？
    .about = 将从回放的当前位置开始新的游戏，原来的那局会被替换。
    .yes = 接着玩
confirm-begin = 开始新游戏？
    .about = 保存的游戏还没有结束，它会被替换。
    .yes = 开始新游戏
confirm-again = 结束这一场？
    .about = 用同样的玩家开始新的一场。
    .yes = 重新开始

## Menu and keys

menu-title = 菜单
menu-tidy = 整理桌面
menu-sort-runs = 按顺子排列，789
menu-sort-groups = 按群组排列，777
menu-log = 记录
menu-keys = 全部按键
menu-quit = 离开游戏
menu-again = 重新开始
clock-off = 不计时
clock-is-off = 这一局不再计时。
keys-title = 全部按键
keys-move = 上一张、下一张
keys-shelf = 上一层、下一层；到牌架再返回
keys-set = 上一组、下一组
keys-ends = 牌组或牌架的两端
keys-pick = 拿起或放开
keys-extend = 连选旁边的牌
keys-whole = 整组
keys-place = 拿起；把手里的牌放在这里
keys-landing = 下一个能放的位置
keys-new = 用手里的牌组成新牌组
keys-return = 把牌收回牌架
keys-escape = 放回原处
keys-number = 下一张该数字的牌、百搭
keys-undo = 撤销、重做、重置本回合
keys-sort = 按群组、按顺子排列
keys-hint = 提示、照做、下一处错误
keys-turn = 摸牌或过、结束回合
keys-go = 桌面、牌架、记录
keys-status = 朗读当前局面
keys-regions = 桌面、牌架、操作
keys-this = 这些按键
keys-letters-off = 单字母按键已在设置中关闭。

## Start-up and trouble

error-title = 规则没有加载成功
error-died = 规则两次在这里停住了
    .about = “再试一次”会重新启动。如果又发生，请保存游戏：从文件能看出哪里出了问题。
error-kept = 桌面和牌架都还在，什么也没丢。
error-offline = 你可能离线，而且这是第一次访问：规则只需下载一次（约 { $megabytes } MB），之后可离线使用。
error-blocked = 拦截工具可能阻止了下载。
error-details = 报告用的详情
error-save = 保存游戏
error-retry = 再试一次
broken-title = 这个浏览器太旧，无法运行 Fishka
broken-about = 需要 WebAssembly 和模块 Worker。近几年的浏览器都支持：Chrome、Edge、Firefox，或 Safari 15 以上。
broken-details = 缺少：{ $missing }
poster-title = 拉密规则，一张共享的桌面
poster-play = 在这里玩
poster-size = 首次加载约 { $megabytes } MB
poster-open = 在新标签页打开
refused-version = 这个链接来自更新的 Fishka。请刷新页面再试。
refused-notation = 链接不完整或已损坏，或者不可能有这样的游戏。
refused-rules = 链接里有 Fishka 不认识的规则。
refused-illegal = 链接里有不合规则的一步。
refused-stale = 那个回合已经结束。
refused-foreign = 这局游戏里没有这些牌。
refused-players = 牌不够装满这么多这样大的牌架。
refused-other = 无法打开。

## Puzzles

puzzle = 谜题
puzzle-task = { $what ->
    [whole] 轮到你：一回合内打出全部 { $n } 张牌。
   *[most] 轮到你：一回合内打出尽可能多的牌。
}
puzzle-give-up = 放弃
puzzle-solved = 解开了！
puzzle-missed = 还没解开
puzzle-verdict = { $how ->
    [whole] 你打出了全部 { $n } 张牌。
    [most] 你打出了 { $n } 张牌：不能再多了。
    [found] 你打出了 { $n } 张牌：Fishka 找不到更多。
   *[less] 你打出了 { $n } 张，最多可打 { $best } 张。
}
puzzle-how = 看解法
puzzle-again = 再试一次
puzzle-on = 继续玩
puzzle-leave = 离开谜题，继续玩

## Lessons

guide-title = 第 { $n } 课，共 { $length } 课
guide-skip = 跳过
guide-next = 下一课
guide-leave = 退出课程
guide-again = 再来一次
guide-finish = 开始玩
guide-done = 很好！
guide-missed = 打得不错，但不是这一课的打法。
guide-group = 群组
    .task = 把三张 8 打到桌上：同一数字，三种颜色。拖过去，或先点牌再点桌面，然后结束回合。
    .done = 这就是群组：同一数字的三种或四种颜色。
guide-run = 顺子
    .task = 打出蓝 5、6、7：同一颜色，数字相连，然后结束回合。
    .done = 这就是顺子：三张或更多相连。1 最小，不能接在 13 后面。
guide-opening = 破冰
    .task = 第一次出牌要够 30 分。从牌架上找出牌组：计数器会显示还差多少。
    .done = 你已破冰：从现在起整张桌面都可以用。
guide-split = 拆开顺子
    .task = 把红 6 放到长顺子的中间：它会分成两组。
    .done = 任何牌组都可以拆，只要最后都完整。
guide-joker = 百搭
    .task = 把黑 6 放到百搭的位置。百搭自由了：和你的两张 12 组成新牌组。
    .done = 你都学会了，剩下的就是练习。

### board: the play screen

board-title = Fishka：游戏
board-table-name = 桌面
board-rack-name = 你的牌架
board-status = 当前情况
board-players = 玩家
board-tiles-held = ，牌数：{""}
board-total = 总分
board-pool = 牌堆：{""}
board-menu = 菜单
board-table = 桌面，{ $sets } 组
board-rack = 你的牌架，{ $tiles } 张
board-set-run = 顺子：{ $tiles }
board-set-group = 群组：{ $tiles }
board-set-row = 还不成组：{ $tiles }
board-help = 把牌拖到这里，或先点牌再点桌面
board-new-here = 放成新牌组
board-side = 得分和记录
board-score = 得分
board-player = 玩家
board-tiles = 牌数
board-moves = 记录
board-no-moves = 还没有出牌
board-sort = 整理牌架
board-sort-789 = 789：按顺子排列
board-sort-777 = 777：按群组排列
board-sorted-789 = 已按顺子排列。
board-sorted-777 = 已按群组排列。
board-actions = 回合操作
board-undo = 撤销
board-redo = 重做
board-reset = 重置本回合
board-hint = 提示
board-undone = 已撤销。
board-redone = 已重做。
board-was-reset = 已回到回合开始时。
board-cancel = 取消
board-new-set = 新牌组
board-close = 关闭
board-whole-set = 整组
board-loupe = 从牌组里选牌
board-draw = 摸牌
board-pass = 过
board-end = 结束回合
board-n-tiles = { $n } 张
board-fix = 修正 { $n } 组
board-problems = { $n } 处问题
board-to-open = 破冰 { $have } / { $need }
board-starting = 启动中… { $percent } %
board-result = 查看得分
board-waiting = { $name }正在思考
board-next = 下一位：{ $name }
board-your-turn = 轮到你了。
board-last-turn = 你的最后一回合：牌堆已空。
board-turn-seconds = 轮到你了，{ $n } 秒。
board-said = { $words }。
board-loading = 正在准备规则
board-slow = 网络较慢：规则共约 { $megabytes } MB，只需一次
board-round-over = 本局结束。
board-whole = 所有牌组都完整。打出 { $n } 张自己的牌。
board-all-whole = 所有牌组都完整。
board-opening = 破冰
board-show = 查看
board-picked-one = { $name }。
board-picked = 已选 { $n } 张。
board-picked-early = 还没轮到你。
board-fits = { $n ->
    [0] 暂时没有合适的牌组。点桌面放成新牌组。
   *[other] 可放进 { $n } 组。点其中一组，或点桌面。
}
board-over-run = 在{ $colour }色顺子 { $first }–{ $last } 上
board-over-group = 在 { $number } 的群组上
board-over-row = 在不完整的牌组上
board-new-only = 点桌面放成新牌组：破冰前牌只能放进新牌组。
board-stays = 桌上的牌留在桌上。
board-drop-join = 加入
board-drop-segment = 加入
board-drop-split = 分成两组
board-drop-swap = 换下百搭
board-drop-partial = 还不成组
board-drop-new = 新牌组
board-drop-play-joker = { $reuse ->
    [any_set] 本回合打出，可放入任何牌组
    [keep] 可打出，也可收回牌架
   *[new_set] 本回合要打出
}
board-and = 和
board-put-back = 已放回原处。
board-not-there = 这些牌不能放在那里。
board-placed = 已放下。
board-rack-left = 牌架上还有 { $n } 张。
board-seconds-left = 还剩 { $n } 秒
board-time-left = 还剩 { $time }。
board-pool-left = 牌堆 { $n } 张。
board-timeout = { $result ->
    [commit] 时间到。桌面合规，本回合有效。
    [clean] 时间到。{ $n ->
        [0] 算作过。
       *[other] 摸 { $n } 张。
    }
   *[messy] 时间到。桌面复原{ $n ->
        [0] 。
       *[other] ，摸 { $n } 张。
    }
}
board-penalty = 桌面不合规。桌面复原{ $n ->
    [0] 。
   *[other] ，摸 { $n } 张。
}
board-joker-free = { $reuse ->
    [any_set] 百搭已取下，本回合打出，可放入任何牌组。
    [keep] 百搭已取下，可打出，也可收回牌架。
   *[new_set] 百搭已取下，本回合要打出。
}
board-not-kept = 关闭页面后这局游戏不会保存。
board-plan-gone = 桌面变了：你的试摆已取消。
board-sandbox = 试一试：别人看不到。
board-hint-hide = 隐藏
board-hint-another = 换一个
board-hint-where = 告诉我在哪里
board-hint-do = 替我做
board-hint-step = 第 { $n } 步，共 { $length } 步。
board-hint-none = 没有可出的牌。{ $left ->
    [draw] 请摸牌。
   *[pass] 只能过。
}
board-hint-no-gain = 没有能让手牌变少的走法。{ $left ->
    [draw] 请摸牌。
   *[pass] 可以过。
}
board-hint-nudge = 可以打出 { $n } 张牌。
board-hint-more = { $n ->
    [0] 这一回合的牌都已放下：请把牌组理好。
   *[other] 还可以再打出 { $n } 张牌。
}
board-hint-start = 先动{ $tiles }。共需 { $n } 步。

### links: 链接、链接对局、嵌入

link-opening = 正在打开链接…
link-played = 这一回合你已经打过了
    .about = 本设备上的对局已多走一步，现在轮到{ $name }。如果你的链接丢失了，请再发一次。
link-old = 这是旧链接
    .about = 本设备上的对局在那之后又有进展。请继续那一局，或打开最新的链接。
link-waiting = 现在轮到{ $name }
    .about = 你在这里是{ $me }，已经走完这一步，后面还没有新的回合。请把链接发给{ $name }。
link-seat = 这个链接是给{ $name }的
    .about = 你在本设备上是{ $me }。{ $name }走完这一步后会把下一个链接发来。
link-fork = 这个链接与你的对局不符
    .about = 其中有一个已经走过的回合不一样：有人走了两次，或者改动过。本设备上的对局保持原样。
link-look = 看看桌面
link-back = 继续我的对局
send = 发送链接
send-title = { $over ->
    [yes] 本局结束
   *[no] 下一位：{ $name }
}
send-about = { $over ->
    [yes] 把这个链接发给其他人，让他们看到结果。
   *[no] 用任意聊天软件把这个链接发给{ $name }。等下一个链接发回来时，在这里打开。
}
send-not-secret = 链接里的牌经过打包，不会被无意间看到；但执意要看的朋友还是能看到。
send-done = 完成
curtain-turn = 轮到你了，{ $name }
curtain-other = 我是{ $name }
setup-where = 大家在哪里玩
setup-together = 同一台设备
setup-apart = 通过链接
setup-apart-note = 每人用自己的设备。走完一步就发出链接，不需要服务器，也不需要账号。
setup-thread = 链接对局：{ $names }
setup-thread-about = { $whose ->
    [yours] 轮到你了
   *[other] 等待{ $name }
}
poster-players = 你对战 { $n } 名电脑玩家
poster-link = 这里为你准备好了一局
