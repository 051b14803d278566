### Фішка українською. Повідомлення та змінні в усіх мовах ті самі.

## Імена

name = Fishka
you = Ви
colour = { $colour ->
    [k] чорна
    [b] синя
    [r] червона
    [o] помаранчева
   *[any] будь-яка
}
colour-plural = { $colour ->
    [k] чорні
    [b] сині
    [r] червоні
    [o] помаранчеві
   *[any] однакові
}
tile = { $colour ->
    [j] джокер
    [any] { $number }
   *[k] { colour } { $number }
}
run = { colour-plural } від { $number } до { $last }
tile-genitive = { $colour ->
    [j] джокера
    [k] чорної { $number }
    [b] синьої { $number }
    [r] червоної { $number }
    [o] помаранчевої { $number }
   *[any] { $number }
}
tile-accusative = { $colour ->
    [j] джокера
    [k] чорну { $number }
    [b] синю { $number }
    [r] червону { $number }
    [o] помаранчеву { $number }
   *[any] { $number }
}
joker-as = джокер замість { $colour ->
    [k] чорної { $number }
    [b] синьої { $number }
    [r] червоної { $number }
    [o] помаранчевої { $number }
   *[any] { $number }
}
computer-names = Ада, Тарас, Мей, Олена, Костя
player-number = Гравець { $n }

## Everywhere

close = Закрити
cancel = Скасувати
copy = Копіювати
copied = Скопійовано
show = Показати
off = Вільний

## Set-up

setup-title = Нова гра
setup-tagline = Чотири кольори, тринадцять чисел, один спільний стіл.
setup-result = Підсумок останньої гри
setup-continue = Продовжити гру
setup-continue-about = { round-of } · { $names }
setup-learn = Навчитися грати
setup-learn-about = П’ять коротких уроків
setup-import = Відкрити посилання чи файл
setup-import-about = Гра від друга, збережена гра
setup-update = Вийшла нова версія
setup-update-about = Натисніть, щоб завантажити: збережене лишиться
setup-who = Хто грає
setup-name = Ім’я гравця { $seat }
setup-kind = { $name }: людина чи комп’ютер
setup-person = Людина
setup-computer = Комп’ютер
setup-level = Як грає { $name }
level = { $level ->
    [beginner] Новачок
    [casual] Аматор
   *[steady] Знавець
}
setup-remove = Прибрати: { $name }
setup-add = Додати гравця
setup-rules = Правила цієї гри
setup-box = { $tiles } фішок, { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокери
   *[many] { $jokers } джокерів
}
setup-preset = Правила
setup-timer = Час на хід
setup-opening = Перша викладка
setup-opening-any = Будь-яка
setup-rounds = Партій
setup-rounds-circle = Коло: { $n }
setup-rounds-open = Без обмеження
setup-differs = Що інакше, ніж у класиці
setup-differs-none = Це класичні правила, без відмінностей.
setup-differs-clock = Це класичні правила, тільки без годинника: { $apart ->
    [yes] за посиланням кожен думає, скільки треба.
   *[no] на вас ніхто не чекає.
}
setup-all-options = Усі налаштування правил
setup-back-to-preset = Скинути: { $preset }
setup-start = Почати гру
setup-pass-note = { $n ->
    [one] { $n } людина грає
    [few] { $n } людини грають
   *[many] { $n } людей грають
} на одному пристрої. Між ходами фішки ховає завіса.
how-to-play = Як грати
settings = Налаштування
language-choice = Мова

## Rules by name

preset-classic = Класика
    .about = Нинішні правила творців гри.
preset-family = Сімейні
    .about = Правила з багатьох коробок: джокер суворіший, за порожнього запасу ще по ходу.
preset-home = Домашні
    .about = Без першої викладки й без годинника; фішки можна забирати зі столу, джокера — лишати собі.
preset-digital = Digital
    .about = Дорожній пенал: джокер іде в будь-яку комбінацію, помилка коштує трьох фішок.
preset-pressman = Pressman
    .about = Американське видання: дві хвилини на хід, джокер лише фішкою з підставки.
preset-sabra = Sabra
    .about = Як записано 1978 року: після викладки хід триває, комбінації з джокером закриті.
preset-tournament = Турнір
    .about = Клубні правила: сорок секунд, невикористаний джокер коштує сто.

## Options: the name, the value in a word or two, the value as a sentence

rule-tile-set = { $value ->
    [106] У наборі 106 фішок, з них 2 джокери.
    [160] У наборі 160 фішок, з них 4 джокери.
   *[auto] 106 фішок; на п’ятьох і шістьох — 160.
}
    .name = Фішок у наборі
    .value = { $value ->
        [auto] За гравцями
       *[106] { $value }
    }
rule-rack-size = Кожен починає з { $value ->
    [one] { $value } фішкою
   *[other] { $value } фішками
}.
    .name = Фішок на початку
    .value = { $value }
rule-starter = { $value ->
    [biggest_rack] Починає той, у кого більші фішки: після роздачі порівнюють від тринадцяти вниз.
    [random] Хто починає, вирішує випадок.
   *[highest_draw] Кожен тягне фішку; починає той, у кого число більше.
}
    .name = Хто починає
    .value = { $value ->
        [biggest_rack] Більші фішки
        [random] Випадок
       *[highest_draw] Більше число
    }
rule-next-starter = { $value ->
    [winner] Наступну партію починає переможець.
    [rotate] Наступну партію починає наступний по колу.
   *[draw_again] Перед кожною партією тягнуть знову.
}
    .name = Хто починає наступну
    .value = { $value ->
        [winner] Переможець
        [rotate] По колу
       *[draw_again] Тягнуть знову
    }
rule-initial-meld-min = { $value ->
    [0] Перша викладка не потрібна: стіл відкритий з першого ходу.
   *[other] Перша викладка — не менш як { $value } очок, лише зі своєї підставки.
}
    .name = Перша викладка
    .value = { $value ->
        [0] Будь-яка
       *[other] { $value }
    }
rule-initial-meld-joker = { $value ->
    [forbidden] У першій викладці джокера бути не може.
   *[face] У першій викладці джокер коштує стільки, скільки фішка, яку він заміняє.
}
    .name = Джокер у першій викладці
    .value = { $value ->
        [forbidden] Не можна
       *[face] Можна
    }
rule-initial-meld-same-turn = { $value ->
    [continue] Після першої викладки хід можна продовжити.
   *[meld_only] Перша викладка — це весь хід: стіл не чіпають.
}
    .name = Після першої викладки
    .value = { $value ->
        [continue] Хід триває
       *[meld_only] Хід завершено
    }
rule-take-back = { $value ->
    [points] Фішки зі столу можна забирати, якщо очок викладено більше, ніж забрано.
   *[none] Що лежить на столі, лишається на столі.
}
    .name = Забирати зі столу
    .value = { $value ->
        [points] За більше
       *[none] Не можна
    }
rule-joker-retrieve = { $value ->
    [exact] Джокера звільняє лише та фішка, яку він заміняє.
   *[any_legal] Джокер вільний, щойно стіл законний і без нього.
}
    .name = Як забрати джокера
    .value = { $value ->
        [exact] Його фішкою
       *[any_legal] Будь-яким перекладанням
    }
rule-joker-replace-source = { $value ->
    [rack_only] Джокера заміняють фішкою зі своєї підставки.
   *[rack_or_table] Джокера заміняють фішкою з підставки або зі столу.
}
    .name = Чим замінити джокера
    .value = { $value ->
        [rack_only] З підставки
       *[rack_or_table] З підставки чи столу
    }
rule-joker-group3 = { $value ->
    [both_missing] У групі з трьох джокера заміняють обома кольорами, яких бракує.
   *[one_missing] У групі з трьох джокера міняють на будь-який із двох кольорів, яких бракує.
}
    .name = Джокер у групі з трьох
    .value = { $value ->
        [both_missing] Обидва кольори
       *[one_missing] Будь-який колір
    }
rule-joker-reuse = { $value ->
    [any_set] Звільненого джокера треба зіграти того самого ходу в будь-якій комбінації.
    [keep] Звільненого джокера можна забрати собі.
   *[new_set] Звільненого джокера треба зіграти того самого ходу в новій комбінації.
}
    .name = Звільнений джокер
    .value = { $value ->
        [any_set] У будь-яку
        [keep] Можна забрати
       *[new_set] У нову
    }
rule-joker-reuse-rack-tiles = { $value ->
    [0] Нова комбінація з джокером може складатися з фішок столу.
    [one] У новій комбінації з джокером щонайменше { $value } фішка з підставки.
   *[other] У новій комбінації з джокером щонайменше { $value } фішки з підставки.
}
    .name = Своїх фішок поруч із джокером
    .value = { $value }
rule-joker-sets-locked = { $value ->
    [true] До комбінації з джокером можна лише додавати, доки джокера не замінять.
   *[false] Комбінацію з джокером перекладають, як будь-яку іншу.
}
    .name = Комбінації з джокером
    .value = { $value ->
        [true] Закриті
       *[false] Вільні
    }
rule-turn-seconds = { $value ->
    [none] Без годинника: думайте, скільки треба.
    [one] На хід дається { $value } секунда.
    [few] На хід дається { $value } секунди.
   *[many] На хід дається { $value } секунд.
}
    .name = Час на хід
    .value = { $value ->
        [none] Вільний
       *[other] { $value } с
    }
rule-timeout-clean-penalty = Час вийшов, стіл не займаний: берете { $value ->
    [one] { $value } фішку
    [few] { $value } фішки
   *[many] { $value } фішок
}.
    .name = Запізнилися, стіл не займаний
    .value = { $value }
rule-timeout-messy-penalty = Час вийшов, стіл не складений: його повертають, берете { $value ->
    [one] { $value } фішку
    [few] { $value } фішки
   *[many] { $value } фішок
}.
    .name = Запізнилися, стіл не складений
    .value = { $value }
rule-timeout-legal = { $value ->
    [revert] Час вийшов: стіл повертають, навіть якщо він складений.
   *[commit] Час вийшов, а стіл складений: хід зараховано.
}
    .name = Запізнилися, стіл складений
    .value = { $value ->
        [revert] Повертають
       *[commit] Зараховано
    }
rule-invalid-commit = { $value ->
    [penalty] Завершити хід із нескладеним столом коштує трьох фішок.
   *[reject] З нескладеним столом хід не завершується: можна виправити.
}
    .name = Хід із нескладеним столом
    .value = { $value ->
        [penalty] Три фішки
       *[reject] Не завершується
    }
rule-pool-empty = { $value ->
    [one_extra_turn] Запас вичерпано: у кожного ще один хід.
    [end] Партія закінчується, коли запас вичерпано.
   *[until_stuck] Запас вичерпано: грають, доки є ходи.
}
    .name = Запас вичерпано
    .value = { $value ->
        [one_extra_turn] Ще по ходу
        [end] Кінець
       *[until_stuck] Грають далі
    }
rule-joker-penalty = Джокер на підставці коштує { $value }.
    .name = Джокер на підставці
    .value = { $value }
rule-stalemate-scoring = { $value ->
    [full] Ніхто не вийшов: переможені втрачають усе, що на підставці.
   *[difference] Ніхто не вийшов: переможені втрачають різницю з найменшою сумою.
}
    .name = Ніхто не вийшов
    .value = { $value ->
        [full] Уся сума
       *[difference] Різниця
    }
rule-never-opened-penalty = { $value ->
    [none] За незроблену першу викладку доплати немає.
   *[other] Хто так і не відкрився, втрачає { $value }.
}
    .name = Так і не відкрився
    .value = { $value ->
        [none] Без доплати
       *[other] { $value }
    }
rule-match-length = { $kind ->
    [circles] { $n ->
        [one] Партій у колі стільки, скільки гравців.
       *[other] Кіл: { $n }; у колі стільки партій, скільки гравців.
    }
    [rounds] { $n ->
        [one] Уся гра — { $n } партія.
        [few] Уся гра — { $n } партії.
       *[many] Уся гра — { $n } партій.
    }
    [target] Грають, доки хтось не набере { $n } очок.
   *[open] Грають, скільки хочуть.
}
    .name = Скільки грати
    .value = { $kind ->
        [circles] { $n ->
            [one] Одне коло
           *[other] Кіл: { $n }
        }
        [rounds] { $n ->
            [one] { $n } партія
            [few] { $n } партії
           *[many] { $n } партій
        }
        [target] { $n } очок
       *[open] Без обмеження
    }
rule-match-winner = { $value ->
    [points] Перемагає той, у кого більше очок.
   *[wins_then_points] Перемагає той, у кого більше партій; за рівності — більше очок.
}
    .name = Хто перемагає
    .value = { $value ->
        [points] За очками
       *[wins_then_points] За партіями
    }

## Curtain

curtain-title = Передайте пристрій: { $name }
curtain-about = { $clock ->
    [on] Фішки сховано. Час піде, коли { $name } буде на місці.
   *[off] Фішки сховано, доки { $name } не буде на місці.
}
curtain-ready = Я { $name }: показати мої фішки
curtain-since = { $played ->
    [yes] Після вашого минулого ходу
   *[no] Що вже зіграно
}
curtain-start = Партія починається
curtain-starter = { $who ->
    [you] Починаєте ви.
   *[other] Починає { $name }.
}
curtain-clock = { $seconds } с на хід
curtain-pool = у запасі { $n }

## Moves, in the log and aloud

move-play = { $who ->
    [you] Ви виклали { $n ->
        [one] { $n } фішку
        [few] { $n } фішки
       *[many] { $n } фішок
    }
   *[other] { $name }: { move-laid }
}
move-play-tiles = { $who ->
    [you] Ви виклали { $tiles }
   *[other] { $name }: на стіл — { $tiles }
}
move-draw = { $who ->
    [you] Ви взяли фішку
   *[other] { $name }: узято фішку
}
move-pass = { $who ->
    [you] Ви спасували
   *[other] { $name }: пас
}
move-timeout = { $who ->
    [you] У вас вийшов час
   *[other] { $name }: час вийшов
}
move-penalty = { $n ->
    [0] { $who ->
        [you] У вас залишився нескладений стіл
       *[other] { $name }: нескладений стіл
    }
   *[other] { $who ->
        [you] Ви взяли { $n ->
            [one] { $n } фішку
            [few] { $n } фішки
           *[many] { $n } фішок
        }
       *[other] { $name }: { move-drawn }
    } за нескладений стіл
}
move-opened = перша викладка: { $value }
move-freed = { $n ->
    [one] звільнено джокера
   *[other] звільнено джокерів: { $n }
}
move-drawn = { $n ->
    [one] узято { $n } фішку
    [few] узято { $n } фішки
   *[many] узято { $n } фішок
}
move-laid = { $n ->
    [one] викладено { $n } фішку
    [few] викладено { $n } фішки
   *[many] викладено { $n } фішок
}
move-taken = { $n ->
    [one] зі столу забрано { $n } фішку
    [few] зі столу забрано { $n } фішки
   *[many] зі столу забрано { $n } фішок
}
move-of = { $words } ({ $tiles })
move-more = ще { $n ->
    [one] { $n } фішка
    [few] { $n } фішки
   *[many] { $n } фішок
}
log-title = Ходи
log-empty = Ходів ще не було
log-hints = Підказок узято: { $n }
log-turn = Хід { $n }
deal-check = Роздачу можна перевірити
deal-hidden = Цей відбиток зроблено до першого ходу із зерна роздачі та секрету. Коли партія скінчиться, буде видно і те, і те.
deal-revealed = Відбиток, показаний до першого ходу, зроблено з цього рядка: роздачу ніхто не змінював.

## Round and match

round-won = { $who ->
    [you] Ви виграли партію
   *[other] { $name } виграє партію
}
round-shared = Партію ділять { $names }
round-out = { $who ->
    [you] Ви виклали останню фішку.
   *[other] { $name } викладає останню фішку.
}
round-stuck = Усі пасували: виграє найменша сума на підставці.
round-extra = Запас вичерпано, кожен зробив ще хід: виграє найменша сума на підставці.
round-empty = Запас вичерпано, партію завершено: виграє найменша сума на підставці.
round-scores = { $how ->
    [even] В усіх порівну, ніхто нічого не здобуває й не втрачає.
    [difference] Решта втрачає різницю з { $spared }; { $winners ->
        [one] переможець отримує все це.
       *[other] переможці ділять її, округлюючи вниз.
    }
   *[full] Решта втрачає все, що на підставці; { $winners ->
        [one] переможець отримує все це.
       *[other] переможці ділять це, округлюючи вниз.
    }
}
round-joker = Джокер рахується за { $joker }.
round-flat = Хто так і не відкрився, втрачає як за { $penalty }.
round-unopened = без викладки
round-player = Гравець
round-rack = На підставці
round-none = порожньо
round-score = Партія
round-total = Усього
round-left = На підставці, { $name }: { $tiles }
round-winner = перемога
rounds = Партії
round-of = { $length ->
    [0] Партія { $round }
   *[other] Партія { $round } з { $length }
}
round-next = Наступна партія
round-end = Завершити гру
round-finish = До підсумків
replay = Повтор
share = Поділитися
match-won = { $who ->
    [you] Ви виграли гру
   *[other] { $name } виграє гру
}
match-shared = Перемогу ділять { $names }
match-about = { $wins ->
    [one] { $wins } партія
    [few] { $wins } партії
   *[many] { $wins } партій
} з { $rounds }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
match-longest = Найдовший хід: { $name }, { $n ->
    [one] { $n } фішка
    [few] { $n } фішки
   *[other] { $n } фішок
}.
match-wins = { $n ->
    [one] виграно { $n } партію
    [few] виграно { $n } партії
   *[many] виграно { $n } партій
}
match-graph = Рахунок за партіями
match-graph-label = Рахунок після кожної партії: { $totals }
match-total = { $name }: { $total }
match-again = Ще раз
match-new = Нова гра

## Settings

settings-look = Вигляд
settings-theme = Тема
theme = { $value ->
    [light] Світла
    [dark] Темна
   *[auto] Авто
}
settings-colours = Кольори фішок
palette = { $value ->
    [distinct] Виразніше
   *[usual] Класика
}
settings-marks = Знаки на фішках
    .about = ▲ червона ○ синя ■ чорна ✚ помаранчева
settings-tiles = Розмір фішок
tile-size = { $value ->
    [large] Великі
   *[auto] Авто
}
settings-hand = Кнопки
hand = { $value ->
    [left] Ліворуч
   *[right] Праворуч
}
settings-motion = Рух
motion = { $value ->
    [less] Менше
   *[auto] Авто
}
settings-play = Гра
settings-fits = Показувати, куди пасує
    .about = Комбінації, куди стануть узяті фішки, обведено
settings-warn = Питати, перш ніж узяти фішку, якщо ви вже виклали свої
settings-hints = Підказки
    .about = Лампа показує хід, коли ви просите
settings-speed = Ходи інших
speed = { $value ->
    [slow] Повільно
    [fast] Швидко
    [instant] Одразу
   *[normal] Звично
}
settings-sound-touch = Звук і відгук
settings-sound = Звук
settings-vibration = Вібрація
    .about = Якщо пристрій уміє
settings-keyboard = Клавіатура
settings-letters = Однолітерні клавіші
    .about = U скасувати, E завершити хід, H підказка… Усі — клавішею ? у грі

## Rules

rules-title = Правила
rules-sets = Комбінації
rules-turn = Хід
rules-joker = Джокер
rules-score = Рахунок
rules-this = Ця гра
rules-aim = Викладіть усі свої фішки на стіл першими.
rules-group = Група
    .about = Три або чотири фішки одного числа, усі різного кольору.
    .yes = Група вісімок
    .no = Дві сині
rules-run = Ряд
    .about = Три або більше послідовних чисел одного кольору. Одиниця завжди найменша: після тринадцяти вона не йде.
    .yes = Червоні 4–7
    .no = Після 13 не йде 1
rules-opening = Перша викладка
    .about = { $min ->
        [0] У цій грі перша викладка не потрібна: стіл відкритий з першого ходу.
       *[other] Щоб відкритися, викладіть групи й ряди сумарним номіналом не менш як { $min }, лише зі своєї підставки. До того стіл не чіпають.
    }
    .yes = 10 + 11 + 12 = 33
rules-move = Викласти чи взяти
    .about = Викладіть щонайменше одну фішку або візьміть одну із запасу, і хід завершено. Узяти можна, навіть якщо є що викласти. Щойно взяту фішку цього ж ходу зіграти не можна.
rules-rearrange = Перекомбінація
    .about = { $min ->
        [0] Групи й ряди на столі
       *[other] Після першої викладки групи й ряди на столі
    } можна розбирати й складати знову. Наприкінці ходу на столі знову лише законні комбінації й жодної зайвої фішки.
    .before = До: на підставці червона 6
    .after = Після: ряд поділено надвоє
rules-clock = Час
rules-stands = Джокера можна використати як будь-яку фішку
    .about = У ряді його місце каже, яку саме; у групі це будь-який колір, якого бракує. Коштує він стільки, скільки фішка, яку заміняє.
    .yes = Джокер замість чорної 6
rules-frees = Як забрати джокера
    .about = { $min ->
        [0] Джокера на столі можна звільнити.
       *[other] Після своєї першої викладки джокера на столі можна звільнити.
    }
    .before = Чорна 6 стає на місце
    .after = Джокер починає нову
rules-going-out = Кінець партії
    .about = Хто виклав останню фішку, виграє партію. Решта втрачає суму чисел на підставці, джокер коштує { $joker }; переможець отримує все, що вони втратили.
rules-empty = Ніхто не вийшов
    .about = Якщо партія скінчилася, а останню фішку ніхто не виклав, виграє найменша сума на підставці.
rules-match = Гра
rules-preset = Ця гра: { $preset }
rules-same = Це класичні правила.
rules-differ = Відмінності від класики:
rules-all = Усі правила цієї гри

## Share and open

share-title = Поділитися
share-what = Чим поділитися
share-game = Уся гра
share-position = Ця позиція
share-deal = Та сама роздача
share-about = { $what ->
    [game] У посиланні вся гра: фішки, ходи й правила. На сервер нічого не йде.
    [deal] За посиланням друзі почнуть із тими самими фішками. На сервер нічого не йде.
   *[position] У посиланні стіл і підставки, якими вони є зараз. На сервер нічого не йде.
}
share-not-secret = Допитливий друг зможе прочитати підставки з посилання.
share-qr = QR-код посилання
share-camera = Наведіть камеру
share-long = Гра задовга для QR-коду: надішліть посилання або файл.
share-link = Посилання
share-embed = Вставити на сайт
share-send = Надіслати…
share-image = Картинка столу
share-file = Зберегти у файл
share-failed = Копіювати тут не можна: виділіть текст і скопіюйте самі.
import-title = Відкрити гру
import-about = Вставте посилання чи текст гри або виберіть файл .fishka. Файл можна й кинути будь-де на сторінку.
import-label = Посилання або текст
import-open = Відкрити
import-file = Вибрати файл

## Replay

replay-title = Повтор
replay-turn = Хід { $n } з { $length }
replay-start = Початок партії
replay-first = На початок
replay-back = Назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Вперед
replay-last = У кінець
replay-speed = Швидкість
replay-round = Партія { $n }
replay-from-here = Грати звідси
replay-leave = Вийти з повтору
replay-preparing = Готуємо повтор…

## What is wrong with a turn

fault-short = Лише { $n ->
    [one] { $n } фішка
    [few] { $n } фішки
   *[many] { $n } фішок
}
    .fix = У комбінації щонайменше три фішки.
fault-gap = { $kind ->
    [one] Між { $after } і { $before } бракує { tile-genitive }
    [several] Між { $after } і { $before } бракує фішок
   *[order] Після { $after } не йде { $before }
}
    .fix = { $kind ->
        [one] Додайте { tile-accusative } або приберіть зайву фішку.
        [several] Додайте їх або поділіть комбінацію.
       *[order] Розставте фішки за порядком.
    }
fault-same-colour = Дві { colour-plural } в одній групі
    .fix = Кожен колір може бути там один раз.
fault-mixed = Ані група, ані ряд
    .fix = Одне число різних кольорів або один колір поспіль.
fault-wrap = Після 13 не йде 1
    .fix = Одиниця завжди найменша.
fault-long = { $most ->
    [4] У групі не більше чотирьох фішок
   *[other] У ряді не більше { $most } фішок
}
    .fix = Приберіть зайву фішку.
fault-opening = { $have } з { $need }: до першої викладки ще { $left }
    .fix = Перша викладка — лише зі своїх фішок.
fault-opening-joker = У першій викладці джокера бути не може
    .fix = Поверніть джокера на підставку.
fault-nothing-laid = Викладіть хоча б одну фішку з підставки
    .fix = Або візьміть фішку.
fault-missing = Зі столу зникло: { $names }
    .fix = Усе, що лежало на столі, має там лишитися.
fault-foreign = Чужі фішки: { $names }
    .fix = Скасуйте останній крок.
fault-locked = Спершу перша викладка зі своєї підставки
    .fix = До неї стіл не чіпають.
fault-joker-kept = Звільненого джокера треба зіграти цього ходу
    .fix = Поставте його в комбінацію.
fault-joker-not-new = Звільнений джокер має бути в новій комбінації
    .fix = Складіть із ним нову, або хай він заміняє ту саму фішку, що й раніше.
fault-joker-without-tile = Цього джокера звільняє лише його фішка
    .fix = На його місце: { $names }.
fault-joker-rack-tiles = Поруч із джокером у новій комбінації потрібно з підставки { $need ->
    [one] { $need } фішка
    [few] { $need } фішки
   *[many] { $need } фішок
}
    .fix = Додайте до неї фішку з підставки.
fault-joker-locked = Цю комбінацію закрив джокер
    .fix = До неї можна додавати або замінити джокера його фішкою.
fault-took-too-much = Викладено { $have }: щоб стільки забрати, потрібно { $need } або більше
    .fix = Викладіть більше, ніж забираєте.
verdict-title = Що заважає завершити хід
verdict-clock = { $seconds ->
    [one] Залишилася { $seconds } секунда.
    [few] Залишилося { $seconds } секунди.
   *[many] Залишилося { $seconds } секунд.
} Якщо час вийде, ваші фішки повернуться{ $penalty ->
    [0] {"."}
   *[other] , а ви візьмете штрафні: { $penalty }.
}
verdict-reset = Почати хід знову
verdict-keep = Назад до столу
verdict-foul = Усе одно завершити хід

## Confirm

confirm-draw = Узяти фішку?
    .about = Стіл стане, як був, а ви візьмете фішку.
    .yes = Узяти
confirm-draw-laid = Узяти фішку?
    .about = Ваші фішки повернуться на підставку, стіл стане, як був, а ви візьмете фішку.
    .yes = Узяти
confirm-foul = Завершити хід так?
    .about = { $n ->
        [0] Стіл стане, як був, і хід завершиться.
        [one] Стіл стане, як був, а ви візьмете { $n } фішку.
        [few] Стіл стане, як був, а ви візьмете { $n } фішки.
       *[many] Стіл стане, як був, а ви візьмете { $n } фішок.
    }
    .yes = Завершити хід
confirm-reset = Почати хід знову?
    .about = Стіл стане, як був. Це можна скасувати.
    .yes = Почати знову
confirm-quit = Вийти з гри?
    .about = Її збережено: продовжити можна з першої сторінки.
    .yes = Вийти
confirm-replace = Відкрити цю гру?
    .about = У вас уже йде гра. Нова стане на її місце.
    .yes = Відкрити
confirm-play-on = Грати звідси?
    .about = Почнеться гра з того місця, де стоїть повтор. Вона стане на місце тієї, з якої ви прийшли.
    .yes = Грати
confirm-begin = Почати нову гру?
    .about = Збережену гру не закінчено. Нова стане на її місце.
    .yes = Почати нову
confirm-again = Завершити цю гру?
    .about = Нова почнеться з тими самими гравцями.
    .yes = Почати знову

## Menu and keys

menu-title = Меню
menu-tidy = Навести лад на столі
menu-sort-runs = Розкласти рядами, 789
menu-sort-groups = Розкласти групами, 777
menu-log = Ходи
menu-keys = Усі клавіші
menu-quit = Вийти з гри
menu-again = Почати знову
clock-off = Без годинника
clock-is-off = Годинник вимкнено до кінця гри.
keys-title = Усі клавіші
keys-move = Попередня, наступна фішка
keys-shelf = Полиця вище, нижче; на підставку й назад
keys-set = Попередня, наступна комбінація
keys-ends = Краї комбінації чи підставки
keys-pick = Узяти або відпустити
keys-extend = Узяти й сусідні
keys-whole = Уся комбінація
keys-place = Узяти; поставити взяті сюди
keys-landing = Наступне місце, куди пасують узяті
keys-new = Нова комбінація з узятих
keys-return = Фішку назад на підставку
keys-escape = Повернути на місце
keys-number = Наступна фішка з цим числом, джокер
keys-undo = Скасувати, повернути, почати хід знову
keys-sort = Розкласти групами, рядами
keys-hint = Підказка, зробити її, наступна помилка
keys-turn = Узяти чи пас, завершити хід
keys-go = Стіл, підставка, ходи
keys-status = Сказати вголос, як іде гра
keys-regions = Стіл, підставка, дії
keys-this = Ці клавіші
keys-letters-off = Однолітерні клавіші вимкнено в налаштуваннях.

## Start-up and trouble

error-title = Правила не завантажилися
error-died = Правила двічі зупинилися на цьому
    .about = «Ще раз» запустить їх наново. Якщо повториться, збережіть гру: з файлу видно, що пішло не так.
error-kept = Стіл і підставка цілі. Нічого не пропало.
error-offline = Можливо, ви не в мережі, а це перший візит: правила приходять один раз (близько { $megabytes } МБ) і далі працюють без мережі.
error-blocked = Завантаження міг зупинити блокувальник.
error-details = Подробиці для звіту
error-save = Зберегти гру
error-retry = Ще раз
broken-title = Цей браузер застарий для Fishka
broken-about = Потрібні WebAssembly і модульні воркери. Вони є в будь-якому браузері останніх років: Chrome, Edge, Firefox або Safari від 15-ї версії.
broken-details = Немає: { $missing }
poster-title = Правила румікуба, один спільний стіл
poster-play = Грати тут
poster-size = Завантажить близько { $megabytes } МБ, один раз
poster-open = Відкрити в новій вкладці
refused-version = Це посилання з новішої Fishka. Оновіть сторінку й спробуйте знову.
refused-notation = Посилання обрізане, пошкоджене, або такої гри не буває.
refused-rules = У посиланні правила, яких Fishka не знає.
refused-illegal = У посиланні хід, якого правила не дозволяють.
refused-stale = Цей хід уже завершено.
refused-foreign = Таких фішок у цій грі немає.
refused-players = Фішок не вистачить на стільки таких підставок.
refused-other = Це не вдається відкрити.

## Puzzles

puzzle = Задача
puzzle-task = { $what ->
    [whole] Ваш хід. Викладіть за один хід усі фішки: { $n }.
   *[most] Ваш хід. Викладіть за один хід якнайбільше фішок.
}
puzzle-give-up = Здатися
puzzle-solved = Розв’язано!
puzzle-missed = Ще не розв’язано
puzzle-verdict = { $how ->
    [whole] { $n ->
        [one] Усі фішки викладено: { $n } фішка.
        [few] Усі фішки викладено: { $n } фішки.
       *[other] Усі фішки викладено: { $n } фішок.
    }
    [most] { $n ->
        [one] Викладено { $n } фішку: більше не можна.
        [few] Викладено { $n } фішки: більше не можна.
       *[other] Викладено { $n } фішок: більше не можна.
    }
    [found] { $n ->
        [one] Викладено { $n } фішку: більше Fishka не знаходить.
        [few] Викладено { $n } фішки: більше Fishka не знаходить.
       *[other] Викладено { $n } фішок: більше Fishka не знаходить.
    }
   *[less] { $best ->
        [one] Викладено { $n }, а можна { $best } фішку.
        [few] Викладено { $n }, а можна { $best } фішки.
       *[other] Викладено { $n }, а можна { $best } фішок.
    }
}
puzzle-how = Як розв’язати
puzzle-again = Ще раз
puzzle-on = Грати далі
puzzle-leave = Залишити задачу й грати далі

## Lessons

guide-title = Урок { $n } з { $length }
guide-skip = Пропустити
guide-next = Наступний урок
guide-leave = Вийти з уроків
guide-again = Ще раз
guide-finish = Грати
guide-done = Чудово!
guide-missed = Добрий хід, але завдання про інше.
guide-group = Група
    .task = Викладіть на стіл три вісімки: одне число, три кольори. Перетягніть їх або торкніться кожної, а потім столу. І завершіть хід.
    .done = Це група: три або чотири кольори одного числа.
guide-run = Ряд
    .task = Викладіть сині 5, 6 і 7: один колір, числа поспіль. І завершіть хід.
    .done = Це ряд: три й більше поспіль. Одиниця найменша, після тринадцяти вона не йде.
guide-opening = Перша викладка
    .task = Перша викладка — не менш як 30. Складіть її зі своєї підставки: лічильник показує, скільки вже є.
    .done = Ви відкрилися: тепер для вас відкритий увесь стіл.
guide-split = Розібрати ряд
    .task = Поставте червону 6 у середину довгого ряду: він поділиться надвоє.
    .done = Розбирати можна будь-яку комбінацію, аби наприкінці ходу все знову зійшлося.
guide-joker = Джокер
    .task = Поставте чорну 6 на місце джокера. Джокер вільний: зіграйте його в новій комбінації з двома своїми 12.
    .done = Тепер ви знаєте все. Далі — практика.

### board: the play screen

board-title = Fishka: гра
board-table-name = Стіл
board-rack-name = Ваша підставка
board-status = Що відбувається
board-players = Гравці
board-tiles-held = , фішок: {""}
board-total = Усього
board-pool = У запасі: {""}
board-menu = Меню
board-table = Стіл, { $sets ->
    [one] { $sets } комбінація
    [few] { $sets } комбінації
   *[other] { $sets } комбінацій
}
board-rack = Ваша підставка, { $tiles ->
    [one] { $tiles } фішка
    [few] { $tiles } фішки
   *[other] { $tiles } фішок
}
board-set-run = Ряд: { $tiles }
board-set-group = Група: { $tiles }
board-set-row = Ще не комбінація: { $tiles }
board-help = Перетягніть фішки сюди або торкніться фішок, а потім столу
board-new-here = Нова комбінація
board-side = Рахунок і ходи
board-score = Рахунок
board-player = Гравець
board-tiles = Фішки
board-moves = Ходи
board-no-moves = Ходів ще немає
board-sort = Розкласти підставку
board-sort-789 = 789: розкласти рядами
board-sort-777 = 777: розкласти групами
board-sorted-789 = Розкладено рядами.
board-sorted-777 = Розкладено групами.
board-actions = Дії ходу
board-undo = Скасувати
board-redo = Повернути
board-reset = Почати хід знову
board-hint = Підказка
board-undone = Скасовано.
board-redone = Повернуто.
board-was-reset = Усе як на початку ходу.
board-cancel = Скасувати
board-new-set = Нова
board-close = Закрити
board-whole-set = Усі фішки
board-loupe = Вибір фішок із комбінації
board-draw = Узяти фішку
board-pass = Пас
board-end = Завершити хід
board-n-tiles = { $n ->
    [one] { $n } фішка
    [few] { $n } фішки
   *[other] { $n } фішок
}
board-fix = Виправити: { $n }
board-problems = { $n ->
    [one] { $n } помилка
    [few] { $n } помилки
   *[other] { $n } помилок
}
board-to-open = Викладка: { $have } / { $need }
board-starting = Запуск… { $percent } %
board-result = Показати рахунок
board-waiting = Думає { $name }
board-next = Далі: { $name }
board-your-turn = Ваш хід.
board-last-turn = Ваш останній хід: запас порожній.
board-turn-seconds = { $n ->
    [one] Ваш хід, { $n } секунда.
    [few] Ваш хід, { $n } секунди.
   *[other] Ваш хід, { $n } секунд.
}
board-said = { $words }.
board-loading = Готуємо правила
board-slow = Повільний зв’язок: правила займають близько { $megabytes } МБ, один раз
board-round-over = Партію завершено.
board-whole = Усі комбінації цілі. З підставки: { $n ->
    [one] { $n } фішка
    [few] { $n } фішки
   *[other] { $n } фішок
}.
board-all-whole = Усі комбінації цілі.
board-opening = Перша викладка
board-show = Показати
board-picked-one = { $name }.
board-picked = Вибрано: { $n }.
board-picked-early = Зараз не ваш хід.
board-fits = { $n ->
    [0] Поки нікуди не пасує. Торкніться столу, щоб почати нову.
    [one] Пасує до { $n } комбінації. Торкніться її або столу.
   *[other] Пасує до { $n } комбінацій. Торкніться однієї з них або столу.
}
board-over-run = над рядом { $first }–{ $last } ({ $colour })
board-over-group = над групою з { $number }
board-over-row = над неповною комбінацією
board-new-only = Торкніться столу: до першої викладки фішки йдуть лише в нові комбінації.
board-stays = Фішки зі столу лишаються на столі.
board-drop-join = Приєднається
board-drop-segment = Приєднається
board-drop-split = Поділиться надвоє
board-drop-swap = Звільнить джокера
board-drop-partial = Ще не комбінація
board-drop-new = Нова комбінація
board-drop-play-joker = { $reuse ->
    [any_set] зіграйте його цього ходу, у будь-якій комбінації
    [keep] його можна зіграти або забрати
   *[new_set] зіграйте його цього ходу
}
board-and = і
board-put-back = Повернуто на місце.
board-not-there = Туди ці фішки покласти не можна.
board-placed = Викладено.
board-rack-left = { $n ->
    [one] На підставці { $n } фішка.
    [few] На підставці { $n } фішки.
   *[other] На підставці { $n } фішок.
}
board-seconds-left = { $n ->
    [one] Залишилася { $n } секунда
    [few] Залишилося { $n } секунди
   *[other] Залишилося { $n } секунд
}
board-time-left = Залишилося { $time }.
board-pool-left = У запасі { $n }.
board-timeout = { $result ->
    [commit] Час вийшов. Стіл складений, хід зараховано.
    [clean] Час вийшов. { $n ->
        [0] Це пас.
       *[other] Узято фішок: { $n }.
    }
   *[messy] Час вийшов. Стіл повернено{ $n ->
        [0] {"."}
       *[other] , узято фішок: { $n }.
    }
}
board-penalty = Стіл був нескладений. Його повернено{ $n ->
    [0] {"."}
   *[other] , узято фішок: { $n }.
}
board-joker-free = { $reuse ->
    [any_set] Джокера звільнено. Зіграйте його цього ходу в будь-якій комбінації.
    [keep] Джокера звільнено. Зіграйте його або заберіть на підставку.
   *[new_set] Джокера звільнено. Зіграйте його цього ходу.
}
board-not-kept = Ця гра не збережеться, коли ви закриєте сторінку.
board-plan-gone = Стіл змінився: вашу пробу знято.
board-sandbox = Проба: цього ніхто не бачить.
board-hint-hide = Сховати
board-hint-another = Іншу
board-hint-where = Показати де
board-hint-do = Зробити за мене
board-hint-step = Крок { $n } з { $length }.
board-hint-none = Зіграти нічого. { $left ->
    [draw] Візьміть фішку.
   *[pass] Лишається пас.
}
board-hint-no-gain = Жоден хід не залишить вам менше фішок. { $left ->
    [draw] Візьміть фішку.
   *[pass] Можна пасувати.
}
board-hint-nudge = { $n ->
    [one] Можна зіграти { $n } фішку.
    [few] Можна зіграти { $n } фішки.
   *[other] Можна зіграти { $n } фішок.
}
board-hint-more = { $n ->
    [0] Усі фішки ходу вже на столі: приведіть комбінації до ладу.
    [one] Можна зіграти ще { $n } фішку.
    [few] Можна зіграти ще { $n } фішки.
   *[other] Можна зіграти ще { $n } фішок.
}
board-hint-start = Почніть так: { $tiles }. { $n ->
    [one] Усього { $n } переміщення.
    [few] Усього { $n } переміщення.
   *[other] Усього { $n } переміщень.
}

### links: посилання, гра за посиланням, вбудовування

link-opening = Відкриваємо посилання…
link-played = Цей хід ви вже зробили
    .about = Гра на цьому пристрої на хід попереду: зараз ходить { $name }. Якщо ваше посилання загубилося, надішліть його ще раз.
link-old = Це старе посилання
    .about = Гра на цьому пристрої відтоді пішла далі. Продовжте її або відкрийте найновіше посилання.
link-waiting = Зараз ходить { $name }
    .about = Тут грає { $me }, ваш хід уже зроблено, а наступного ще немає. Надішліть посилання далі, на нього чекає { $name }.
link-seat = У цьому посиланні ходить { $name }
    .about = На цьому пристрої грає { $me }. Спершу { $name } робить хід, а тоді надсилає наступне посилання.
link-fork = Це посилання не від вашої гри
    .about = Один із уже зроблених ходів у ньому інший: його зіграли двічі або змінили. Гра на цьому пристрої лишається, якою була.
link-look = Подивитися на стіл
link-back = Продовжити мою гру
send = Надіслати посилання
send-title = { $over ->
    [yes] Партію закінчено
   *[no] Наступний хід: { $name }
}
send-about = { $over ->
    [yes] Надішліть це посилання іншим, щоб вони побачили, чим усе скінчилося.
   *[no] Надішліть це посилання будь-яким месенджером: наступним ходить { $name }. Коли посилання повернеться до вас, відкрийте його тут.
}
send-not-secret = Фішки в посиланні запаковано так, що випадково їх не побачиш. Та від друга, який твердо вирішив підглянути, вони не сховані.
send-done = Готово
curtain-turn = Ваш хід, { $name }
curtain-other = Я – { $name }
setup-where = Де грають люди
setup-together = На цьому пристрої
setup-apart = За посиланням
setup-apart-note = Кожен грає на своєму пристрої. Після ходу ви надсилаєте посилання: без сервера й без реєстрації.
setup-thread = За посиланням: { $names }
setup-thread-about = { $whose ->
    [yours] Ваш хід
   *[other] Зараз ходить { $name }
}
poster-players = { $n ->
    [1] Ви проти комп’ютера
    [one] Ви проти { $n } комп’ютера
   *[other] Ви проти { $n } комп’ютерів
}
poster-link = Тут для вас приготовано гру
