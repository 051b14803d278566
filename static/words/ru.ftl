### Фишка по-русски. Сообщения и переменные во всех языках одни и те же.

## Имена

name = Fishka
you = Вы
colour = { $colour ->
    [k] чёрная
    [b] синяя
    [r] красная
    [o] оранжевая
   *[any] любая
}
colour-plural = { $colour ->
    [k] чёрные
    [b] синие
    [r] красные
    [o] оранжевые
   *[any] одинаковые
}
tile = { $colour ->
    [j] джокер
    [any] { $number }
   *[k] { colour } { $number }
}
run = { colour-plural } с { $number } по { $last }
tile-genitive = { $colour ->
    [j] джокера
    [k] чёрной { $number }
    [b] синей { $number }
    [r] красной { $number }
    [o] оранжевой { $number }
   *[any] { $number }
}
tile-accusative = { $colour ->
    [j] джокера
    [k] чёрную { $number }
    [b] синюю { $number }
    [r] красную { $number }
    [o] оранжевую { $number }
   *[any] { $number }
}
joker-as = джокер вместо { $colour ->
    [k] чёрной { $number }
    [b] синей { $number }
    [r] красной { $number }
    [o] оранжевой { $number }
   *[any] { $number }
}
computer-names = Ада, Тарас, Мэй, Олена, Костя
player-number = Игрок { $n }

## Everywhere

close = Закрыть
cancel = Отмена
copy = Копировать
copied = Скопировано
show = Показать
off = Любое

## Set-up

setup-title = Новая игра
setup-tagline = Четыре цвета, тринадцать чисел, один общий стол.
setup-result = Итог последней игры
setup-continue = Продолжить игру
setup-continue-about = { round-of } · { $names }
setup-learn = Научиться играть
setup-learn-about = Пять коротких уроков
setup-import = Открыть ссылку или файл
setup-import-about = Игра от друга, сохранённая игра
setup-update = Вышла новая версия
setup-update-about = Нажмите, чтобы загрузить: сохранённое останется
setup-who = Кто играет
setup-name = Имя игрока { $seat }
setup-kind = { $name }: человек или компьютер
setup-person = Человек
setup-computer = Компьютер
setup-level = Как играет { $name }
level = { $level ->
    [beginner] Новичок
    [casual] Любитель
   *[steady] Знаток
}
setup-remove = Убрать: { $name }
setup-add = Добавить игрока
setup-rules = Правила этой игры
setup-box = { $tiles } фишек, { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[many] { $jokers } джокеров
}
setup-preset = Правила
setup-timer = Время на ход
setup-opening = Первая выкладка
setup-opening-any = Любая
setup-rounds = Партий
setup-rounds-circle = Круг: { $n }
setup-rounds-open = Без ограничения
setup-differs = Что иначе, чем в классике
setup-differs-none = Это классические правила, без отличий.
setup-differs-clock = Это классические правила, только без часов: { $apart ->
    [yes] по ссылке каждый думает сколько нужно.
   *[no] вас никто не ждёт.
}
setup-all-options = Все настройки правил
setup-back-to-preset = Сбросить: { $preset }
setup-start = Начать игру
setup-pass-note = { $n ->
    [one] { $n } человек играет
    [few] { $n } человека играют
   *[many] { $n } человек играют
} на одном устройстве. Между ходами фишки скрывает занавес.
how-to-play = Как играть
settings = Настройки
language-choice = Язык

## Rules by name

preset-classic = Классика
    .about = Нынешние правила создателей игры.
preset-family = Семейные
    .about = Правила из многих коробок: джокер строже, при пустом запасе ещё по ходу.
preset-home = Домашние
    .about = Без первой выкладки и без часов; фишки можно забирать со стола, джокера — оставлять себе.
preset-digital = Digital
    .about = Дорожный набор: джокер идёт в любую комбинацию, ошибка стоит трёх фишек.
preset-pressman = Pressman
    .about = Американское издание: две минуты на ход, джокер только фишкой с подставки.
preset-sabra = Sabra
    .about = Как записано в 1978 году: после выкладки ход продолжается, комбинации с джокером закрыты.
preset-tournament = Турнир
    .about = Клубные правила: сорок секунд, оставшийся джокер стоит сто.

## Options: the name, the value in a word or two, the value as a sentence

rule-tile-set = { $value ->
    [106] В наборе 106 фишек, из них 2 джокера.
    [160] В наборе 160 фишек, из них 4 джокера.
   *[auto] 106 фишек; на пятерых и шестерых — 160.
}
    .name = Фишек в наборе
    .value = { $value ->
        [auto] По игрокам
       *[106] { $value }
    }
rule-rack-size = Каждый начинает с { $value ->
    [one] { $value } фишкой
   *[other] { $value } фишками
}.
    .name = Фишек в начале
    .value = { $value }
rule-starter = { $value ->
    [biggest_rack] Начинает тот, у кого крупнее фишки: после раздачи сравнивают с тринадцати вниз.
    [random] Кто начинает, решает случай.
   *[highest_draw] Каждый вытягивает фишку; начинает тот, у кого число больше.
}
    .name = Кто начинает
    .value = { $value ->
        [biggest_rack] Крупнее фишки
        [random] Случай
       *[highest_draw] Большее число
    }
rule-next-starter = { $value ->
    [winner] Следующую партию начинает победитель.
    [rotate] Следующую партию начинает следующий по кругу.
   *[draw_again] Перед каждой партией тянут заново.
}
    .name = Кто начинает следующую
    .value = { $value ->
        [winner] Победитель
        [rotate] По кругу
       *[draw_again] Тянут заново
    }
rule-initial-meld-min = { $value ->
    [0] Первая выкладка не нужна: стол открыт с первого хода.
   *[other] Первая выкладка — { $value } очков и больше, только со своей подставки.
}
    .name = Первая выкладка
    .value = { $value ->
        [0] Любая
       *[other] { $value }
    }
rule-initial-meld-joker = { $value ->
    [forbidden] В первой выкладке джокера быть не может.
   *[face] В первой выкладке джокер стоит столько, сколько изображаемая им фишка.
}
    .name = Джокер в первой выкладке
    .value = { $value ->
        [forbidden] Нельзя
       *[face] Можно
    }
rule-initial-meld-same-turn = { $value ->
    [continue] После первой выкладки ход можно продолжить.
   *[meld_only] Первая выкладка — весь ход: стол не трогают.
}
    .name = После первой выкладки
    .value = { $value ->
        [continue] Ход дальше
       *[meld_only] Ход окончен
    }
rule-take-back = { $value ->
    [points] Фишки со стола можно забирать, если очков выложено больше, чем забрано.
   *[none] Что лежит на столе, остаётся на столе.
}
    .name = Забирать со стола
    .value = { $value ->
        [points] За большее
       *[none] Нельзя
    }
rule-joker-retrieve = { $value ->
    [exact] Джокера освобождает только та фишка, которую он заменяет.
   *[any_legal] Джокер свободен, как только стол законен и без него.
}
    .name = Как забрать джокера
    .value = { $value ->
        [exact] Его фишкой
       *[any_legal] Любой перестройкой
    }
rule-joker-replace-source = { $value ->
    [rack_only] Джокера заменяют фишкой со своей подставки.
   *[rack_or_table] Джокера заменяют фишкой с подставки или со стола.
}
    .name = Чем заменить джокера
    .value = { $value ->
        [rack_only] С подставки
       *[rack_or_table] С подставки или стола
    }
rule-joker-group3 = { $value ->
    [both_missing] В группе из трёх джокера заменяют обоими недостающими цветами.
   *[one_missing] В группе из трёх джокера меняют на любой из двух недостающих цветов.
}
    .name = Джокер в группе из трёх
    .value = { $value ->
        [both_missing] Оба цвета
       *[one_missing] Любой цвет
    }
rule-joker-reuse = { $value ->
    [any_set] Освобождённый джокер в том же ходу идёт в любую комбинацию.
    [keep] Освобождённого джокера можно забрать себе.
   *[new_set] Освобождённый джокер в том же ходу идёт в новую комбинацию.
}
    .name = Освобождённый джокер
    .value = { $value ->
        [any_set] В любую
        [keep] Можно забрать
       *[new_set] В новую
    }
rule-joker-reuse-rack-tiles = { $value ->
    [0] Новая комбинация с джокером может состоять из фишек со стола.
    [one] В новой комбинации с джокером хотя бы { $value } фишка с подставки.
   *[other] В новой комбинации с джокером хотя бы { $value } фишки с подставки.
}
    .name = Своих фишек рядом с джокером
    .value = { $value }
rule-joker-sets-locked = { $value ->
    [true] К комбинации с джокером можно только добавлять, пока джокера не заменят.
   *[false] Комбинацию с джокером перестраивают как любую другую.
}
    .name = Комбинации с джокером
    .value = { $value ->
        [true] Закрыты
       *[false] Свободны
    }
rule-turn-seconds = { $value ->
    [none] Без часов: думайте сколько нужно.
    [one] На ход даётся { $value } секунда.
    [few] На ход даётся { $value } секунды.
   *[many] На ход даётся { $value } секунд.
}
    .name = Время на ход
    .value = { $value ->
        [none] Любое
       *[other] { $value } с
    }
rule-timeout-clean-penalty = Время вышло, стол не тронут: берёте { $value ->
    [one] { $value } фишку
    [few] { $value } фишки
   *[many] { $value } фишек
}.
    .name = Опоздали, стол не тронут
    .value = { $value }
rule-timeout-messy-penalty = Время вышло, стол не собран: он возвращается, берёте { $value ->
    [one] { $value } фишку
    [few] { $value } фишки
   *[many] { $value } фишек
}.
    .name = Опоздали, стол не собран
    .value = { $value }
rule-timeout-legal = { $value ->
    [revert] Время вышло: стол возвращается, даже если он собран.
   *[commit] Время вышло, а стол собран: ход засчитан.
}
    .name = Опоздали, стол собран
    .value = { $value ->
        [revert] Возвращается
       *[commit] Засчитан
    }
rule-invalid-commit = { $value ->
    [penalty] Закончить ход с несобранным столом стоит трёх фишек.
   *[reject] С несобранным столом ход не кончается: можно исправить.
}
    .name = Ход с несобранным столом
    .value = { $value ->
        [penalty] Три фишки
       *[reject] Не кончается
    }
rule-pool-empty = { $value ->
    [one_extra_turn] Запас исчерпан: у каждого ещё один ход.
    [end] Партия кончается, когда исчерпан запас.
   *[until_stuck] Запас исчерпан: играют, пока возможны ходы.
}
    .name = Запас исчерпан
    .value = { $value ->
        [one_extra_turn] Ещё по ходу
        [end] Конец
       *[until_stuck] Играют дальше
    }
rule-joker-penalty = Джокер на подставке стоит { $value }.
    .name = Джокер на подставке
    .value = { $value }
rule-stalemate-scoring = { $value ->
    [full] Никто не вышел: проигравшие теряют всё, что на подставке.
   *[difference] Никто не вышел: проигравшие теряют разницу с наименьшей суммой.
}
    .name = Никто не вышел
    .value = { $value ->
        [full] Вся сумма
       *[difference] Разница
    }
rule-never-opened-penalty = { $value ->
    [none] За несделанную первую выкладку доплаты нет.
   *[other] Кто так и не открылся, теряет { $value }.
}
    .name = Так и не открылся
    .value = { $value ->
        [none] Без доплаты
       *[other] { $value }
    }
rule-match-length = { $kind ->
    [circles] { $n ->
        [one] Партий в круге столько же, сколько игроков.
       *[other] Кругов: { $n }; в круге столько партий, сколько игроков.
    }
    [rounds] { $n ->
        [one] Вся игра — { $n } партия.
        [few] Вся игра — { $n } партии.
       *[many] Вся игра — { $n } партий.
    }
    [target] Играют, пока кто-нибудь не наберёт { $n } очков.
   *[open] Играют сколько хотят.
}
    .name = Сколько играть
    .value = { $kind ->
        [circles] { $n ->
            [one] Один круг
           *[other] Кругов: { $n }
        }
        [rounds] { $n ->
            [one] { $n } партия
            [few] { $n } партии
           *[many] { $n } партий
        }
        [target] { $n } очков
       *[open] Без ограничения
    }
rule-match-winner = { $value ->
    [points] Выигрывает тот, у кого больше очков.
   *[wins_then_points] Выигрывает тот, у кого больше партий; при равенстве — больше очков.
}
    .name = Кто выигрывает
    .value = { $value ->
        [points] По очкам
       *[wins_then_points] По партиям
    }

## Curtain

curtain-title = Передайте устройство: { $name }
curtain-about = { $clock ->
    [on] Фишки скрыты. Время пойдёт, когда { $name } будет на месте.
   *[off] Фишки скрыты, пока { $name } не будет на месте.
}
curtain-ready = Я { $name }: показать мои фишки
curtain-since = { $played ->
    [yes] После вашего прошлого хода
   *[no] Что уже сыграно
}
curtain-start = Партия начинается
curtain-starter = { $who ->
    [you] Начинаете вы.
   *[other] Начинает { $name }.
}
curtain-clock = { $seconds } с на ход
curtain-pool = в запасе { $n }

## Moves, in the log and aloud

move-play = { $who ->
    [you] Вы выложили { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[many] { $n } фишек
    }
   *[other] { $name }: { move-laid }
}
move-play-tiles = { $who ->
    [you] Вы выложили { $tiles }
   *[other] { $name }: на стол — { $tiles }
}
move-draw = { $who ->
    [you] Вы взяли фишку
   *[other] { $name }: взята фишка
}
move-pass = { $who ->
    [you] Вы спасовали
   *[other] { $name }: пас
}
move-timeout = { $who ->
    [you] У вас вышло время
   *[other] { $name }: время вышло
}
move-penalty = { $n ->
    [0] { $who ->
        [you] У вас остался несобранный стол
       *[other] { $name }: несобранный стол
    }
   *[other] { $who ->
        [you] Вы взяли { $n ->
            [one] { $n } фишку
            [few] { $n } фишки
           *[many] { $n } фишек
        }
       *[other] { $name }: { move-drawn }
    } за несобранный стол
}
move-opened = первая выкладка: { $value }
move-freed = { $n ->
    [one] освобождён джокер
   *[other] освобождено джокеров: { $n }
}
move-drawn = { $n ->
    [one] взята { $n } фишка
    [few] взято { $n } фишки
   *[many] взято { $n } фишек
}
move-laid = { $n ->
    [one] выложена { $n } фишка
    [few] выложено { $n } фишки
   *[many] выложено { $n } фишек
}
move-taken = { $n ->
    [one] со стола забрана { $n } фишка
    [few] со стола забрано { $n } фишки
   *[many] со стола забрано { $n } фишек
}
move-of = { $words } ({ $tiles })
move-more = ещё { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
log-title = Ходы
log-empty = Ходов ещё не было
log-hints = Подсказок взято: { $n }
log-turn = Ход { $n }
deal-check = Раздачу можно проверить
deal-hidden = Этот отпечаток сделан до первого хода из зерна раздачи и секрета. Когда партия кончится, будет видно и то и другое.
deal-revealed = Отпечаток, показанный до первого хода, сделан из этой строки: раздачу никто не менял.

## Round and match

round-won = { $who ->
    [you] Вы выиграли партию
   *[other] { $name } выигрывает партию
}
round-shared = Партию делят { $names }
round-out = { $who ->
    [you] Вы выложили последнюю фишку.
   *[other] { $name } выкладывает последнюю фишку.
}
round-stuck = Все пасовали: выигрывает наименьшая сумма на подставке.
round-extra = Запас исчерпан, каждый сделал ещё ход: выигрывает наименьшая сумма на подставке.
round-empty = Запас исчерпан, партия окончена: выигрывает наименьшая сумма на подставке.
round-scores = { $how ->
    [even] У всех поровну, никто ничего не получает и не теряет.
    [difference] Остальные теряют разницу с { $spared }; { $winners ->
        [one] победитель получает всё это.
       *[other] победители делят её, округляя вниз.
    }
   *[full] Остальные теряют всё, что на подставке; { $winners ->
        [one] победитель получает всё это.
       *[other] победители делят это, округляя вниз.
    }
}
round-joker = Джокер считается за { $joker }.
round-flat = Кто так и не открылся, теряет как за { $penalty }.
round-unopened = без выкладки
round-player = Игрок
round-rack = На подставке
round-none = пусто
round-score = Партия
round-total = Всего
round-left = На подставке, { $name }: { $tiles }
round-winner = победа
rounds = Партии
round-of = { $length ->
    [0] Партия { $round }
   *[other] Партия { $round } из { $length }
}
round-next = Следующая партия
round-end = Закончить игру
round-finish = К итогам
replay = Повтор
share = Поделиться
match-won = { $who ->
    [you] Вы выиграли игру
   *[other] { $name } выигрывает игру
}
match-shared = Победу делят { $names }
match-about = { $wins ->
    [one] { $wins } партия
    [few] { $wins } партии
   *[many] { $wins } партий
} из { $rounds }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
match-longest = Самый длинный ход: { $name }, { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[other] { $n } фишек
}.
match-wins = { $n ->
    [one] { $n } партия выиграна
    [few] { $n } партии выиграны
   *[many] { $n } партий выиграно
}
match-graph = Счёт по партиям
match-graph-label = Счёт после каждой партии: { $totals }
match-total = { $name }: { $total }
match-again = Ещё раз
match-new = Новая игра

## Settings

settings-look = Вид
settings-theme = Тема
theme = { $value ->
    [light] Светлая
    [dark] Тёмная
   *[auto] Авто
}
settings-colours = Цвета фишек
palette = { $value ->
    [distinct] Различимее
   *[usual] Классика
}
settings-marks = Знаки на фишках
    .about = ▲ красная ○ синяя ■ чёрная ✚ оранжевая
settings-tiles = Размер фишек
tile-size = { $value ->
    [large] Крупные
   *[auto] Авто
}
settings-hand = Кнопки
hand = { $value ->
    [left] Слева
   *[right] Справа
}
settings-motion = Движение
motion = { $value ->
    [less] Меньше
   *[auto] Авто
}
settings-play = Игра
settings-fits = Показывать, куда подходит
    .about = Комбинации, куда встанут взятые фишки, обведены
settings-warn = Спрашивать, прежде чем взять фишку, если вы уже выложили свои
settings-hints = Подсказки
    .about = Лампа показывает ход, когда вы просите
settings-speed = Ходы других
speed = { $value ->
    [slow] Медленно
    [fast] Быстро
    [instant] Сразу
   *[normal] Обычно
}
settings-sound-touch = Звук и отклик
settings-sound = Звук
settings-vibration = Вибрация
    .about = Если устройство умеет
settings-keyboard = Клавиатура
settings-letters = Однобуквенные клавиши
    .about = U отменить, E закончить ход, H подсказка… Все — по клавише ? в игре

## Rules

rules-title = Правила
rules-sets = Комбинации
rules-turn = Ход
rules-joker = Джокер
rules-score = Счёт
rules-this = Эта игра
rules-aim = Выложите все свои фишки на стол первым.
rules-group = Группа
    .about = Три или четыре фишки одного числа, все разного цвета.
    .yes = Группа восьмёрок
    .no = Две синие
rules-run = Ряд
    .about = Три или больше подряд идущих числа одного цвета. Единица всегда младшая: за тринадцатью она не идёт.
    .yes = Красные 4–7
    .no = После 13 не идёт 1
rules-opening = Первая выкладка
    .about = { $min ->
        [0] В этой игре первая выкладка не нужна: стол открыт с первого хода.
       *[other] Чтобы открыться, выложите комбинации на { $min } очков и больше, собранные только со своей подставки. До этого стол не трогают.
    }
    .yes = 10 + 11 + 12 = 33
rules-move = Выложить или взять
    .about = Выложите хотя бы одну фишку или возьмите одну из запаса, и ход окончен. Взять можно, даже если есть что выложить. Только что взятую фишку в этот же ход сыграть нельзя.
rules-rearrange = Манипуляция
    .about = { $min ->
        [0] Лежащие на столе комбинации
       *[other] После первой выкладки лежащие на столе комбинации
    } можно разбирать и собирать заново. К концу хода на столе снова только законные комбинации и ни одной лишней фишки.
    .before = До: на подставке красная 6
    .after = После: ряд разделён надвое
rules-clock = Время
rules-stands = Джокер заменяет любую фишку
    .about = В ряду его место говорит, какую; в группе это любой недостающий цвет. Стоит он столько, сколько изображаемая им фишка.
    .yes = Джокер вместо чёрной 6
rules-frees = Как забрать джокера
    .about = { $min ->
        [0] Джокера на столе можно освободить.
       *[other] После своей первой выкладки джокера на столе можно освободить.
    }
    .before = Чёрная 6 встаёт на место
    .after = Джокер начинает новую
rules-going-out = Конец партии
    .about = Выложивший последнюю фишку выигрывает партию. Остальные теряют сумму чисел на подставке, джокер стоит { $joker }; победитель получает всё, что они потеряли.
rules-empty = Никто не вышел
    .about = Если партия кончилась, а последнюю фишку никто не выложил, выигрывает наименьшая сумма на подставке.
rules-match = Игра
rules-preset = Эта игра: { $preset }
rules-same = Это классические правила.
rules-differ = Отличия от классики:
rules-all = Все правила этой игры

## Share and open

share-title = Поделиться
share-what = Чем поделиться
share-game = Вся игра
share-position = Эта позиция
share-deal = Та же раздача
share-about = { $what ->
    [game] В ссылке вся игра: фишки, ходы и правила. На сервер ничего не уходит.
    [deal] По ссылке друзья начнут с теми же фишками. На сервер ничего не уходит.
   *[position] В ссылке стол и подставки, какие они сейчас. На сервер ничего не уходит.
}
share-not-secret = Любопытный друг сможет прочитать подставки из ссылки.
share-qr = QR-код ссылки
share-camera = Наведите камеру
share-long = Игра слишком длинная для QR-кода: пошлите ссылку или файл.
share-link = Ссылка
share-embed = Вставить на сайт
share-send = Послать…
share-image = Картинка стола
share-file = Сохранить в файл
share-failed = Копировать здесь нельзя: выделите текст и скопируйте сами.
import-title = Открыть игру
import-about = Вставьте ссылку или текст игры либо выберите файл .fishka. Файл можно и бросить в любое место страницы.
import-label = Ссылка или текст
import-open = Открыть
import-file = Выбрать файл

## Replay

replay-title = Повтор
replay-turn = Ход { $n } из { $length }
replay-start = Начало партии
replay-first = В начало
replay-back = Назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Вперёд
replay-last = В конец
replay-speed = Скорость
replay-round = Партия { $n }
replay-from-here = Играть отсюда
replay-leave = Выйти из повтора
replay-preparing = Готовим повтор…

## What is wrong with a turn

fault-short = Только { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
    .fix = В комбинации не меньше трёх фишек.
fault-gap = { $kind ->
    [one] Между { $after } и { $before } не хватает { tile-genitive }
    [several] Между { $after } и { $before } не хватает фишек
   *[order] После { $after } не идёт { $before }
}
    .fix = { $kind ->
        [one] Добавьте { tile-accusative } или уберите лишнюю фишку.
        [several] Добавьте их или разделите комбинацию.
       *[order] Расставьте фишки по порядку.
    }
fault-same-colour = Две { colour-plural } в одной группе
    .fix = Каждый цвет может быть там один раз.
fault-mixed = Ни группа, ни ряд
    .fix = Одно число разных цветов или один цвет подряд.
fault-wrap = После 13 не идёт 1
    .fix = Единица всегда младшая.
fault-long = { $most ->
    [4] В группе не больше четырёх фишек
   *[other] В ряду не больше { $most } фишек
}
    .fix = Уберите лишнюю фишку.
fault-opening = { $have } из { $need }: до первой выкладки ещё { $left }
    .fix = Первая выкладка — только из своих фишек.
fault-opening-joker = В первой выкладке джокера быть не может
    .fix = Верните джокера на подставку.
fault-nothing-laid = Выложите хотя бы одну фишку с подставки
    .fix = Или возьмите фишку.
fault-missing = Со стола пропало: { $names }
    .fix = Всё, что лежало на столе, должно там остаться.
fault-foreign = Чужие фишки: { $names }
    .fix = Отмените последний шаг.
fault-locked = Сначала первая выкладка со своей подставки
    .fix = До неё стол не трогают.
fault-joker-kept = Освобождённого джокера нужно сыграть в этом ходу
    .fix = Поставьте его в комбинацию.
fault-joker-not-new = Освобождённый джокер должен быть в новой комбинации
    .fix = Соберите с ним новую, или пусть он заменяет ту же фишку, что и раньше.
fault-joker-without-tile = Этого джокера освобождает только его фишка
    .fix = На его место: { $names }.
fault-joker-rack-tiles = Рядом с джокером в новой комбинации нужно с подставки { $need ->
    [one] { $need } фишка
    [few] { $need } фишки
   *[many] { $need } фишек
}
    .fix = Добавьте к ней фишку с подставки.
fault-joker-locked = Эта комбинация закрыта джокером
    .fix = К ней можно добавлять или заменить джокера его фишкой.
fault-took-too-much = Выложено { $have }: чтобы столько забрать, нужно { $need } и больше
    .fix = Выложите больше, чем забираете.
verdict-title = Что мешает закончить ход
verdict-clock = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[many] Осталось { $seconds } секунд.
} Если время выйдет, ваши фишки вернутся{ $penalty ->
    [0] {"."}
   *[other] , а вы возьмёте штрафные: { $penalty }.
}
verdict-reset = Начать ход заново
verdict-keep = Назад к столу
verdict-foul = Всё равно закончить ход

## Confirm

confirm-draw = Взять фишку?
    .about = Стол вернётся в исходное положение, а вы возьмёте фишку.
    .yes = Взять
confirm-draw-laid = Взять фишку?
    .about = Ваши фишки вернутся на подставку, стол — в исходное положение, а вы возьмёте фишку.
    .yes = Взять
confirm-foul = Закончить ход так?
    .about = { $n ->
        [0] Стол вернётся в исходное положение, и ход закончится.
        [one] Стол вернётся в исходное положение, а вы возьмёте { $n } фишку.
        [few] Стол вернётся в исходное положение, а вы возьмёте { $n } фишки.
       *[many] Стол вернётся в исходное положение, а вы возьмёте { $n } фишек.
    }
    .yes = Закончить ход
confirm-reset = Начать ход заново?
    .about = Стол вернётся в исходное положение. Это можно отменить.
    .yes = Начать заново
confirm-quit = Выйти из игры?
    .about = Она сохранена: продолжить можно с первой страницы.
    .yes = Выйти
confirm-replace = Открыть эту игру?
    .about = У вас уже идёт игра. Новая встанет на её место.
    .yes = Открыть
confirm-play-on = Играть отсюда?
    .about = Начнётся игра с того места, где стоит повтор. Она встанет на место той, из которой вы пришли.
    .yes = Играть
confirm-begin = Начать новую игру?
    .about = Сохранённая игра не закончена. Новая встанет на её место.
    .yes = Начать новую
confirm-again = Закончить эту игру?
    .about = Новая начнётся с теми же игроками.
    .yes = Начать заново

## Menu and keys

menu-title = Меню
menu-tidy = Навести порядок на столе
menu-sort-runs = Разложить рядами, 789
menu-sort-groups = Разложить группами, 777
menu-log = Ходы
menu-keys = Все клавиши
menu-quit = Выйти из игры
menu-again = Начать заново
clock-off = Без часов
clock-is-off = Часы выключены до конца игры.
keys-title = Все клавиши
keys-move = Предыдущая, следующая фишка
keys-shelf = Полка выше, ниже; на подставку и обратно
keys-set = Предыдущая, следующая комбинация
keys-ends = Края комбинации или подставки
keys-pick = Взять или отпустить
keys-extend = Взять и соседние
keys-whole = Вся комбинация
keys-place = Взять; поставить взятые сюда
keys-landing = Следующее место, куда подходят взятые
keys-new = Новая комбинация из взятых
keys-return = Фишку обратно на подставку
keys-escape = Вернуть на место
keys-number = Следующая фишка с этим числом, джокер
keys-undo = Отменить, вернуть, начать ход заново
keys-sort = Разложить группами, рядами
keys-hint = Подсказка, сделать её, следующая ошибка
keys-turn = Взять или пас, закончить ход
keys-go = Стол, подставка, ходы
keys-status = Сказать вслух, как идёт игра
keys-regions = Стол, подставка, действия
keys-this = Эти клавиши
keys-letters-off = Однобуквенные клавиши выключены в настройках.

## Start-up and trouble

error-title = Правила не загрузились
error-died = Правила дважды остановились на этом
    .about = «Ещё раз» запустит их заново. Если повторится, сохраните игру: по файлу видно, что пошло не так.
error-kept = Стол и подставка целы. Ничего не пропало.
error-offline = Возможно, вы не в сети, а это первый визит: правила приходят один раз (около { $megabytes } МБ) и дальше работают без сети.
error-blocked = Загрузку мог остановить блокировщик.
error-details = Подробности для отчёта
error-save = Сохранить игру
error-retry = Ещё раз
broken-title = Этот браузер слишком стар для Fishka
broken-about = Нужны WebAssembly и модульные воркеры. Они есть в любом браузере последних лет: Chrome, Edge, Firefox или Safari с 15-й версии.
broken-details = Нет: { $missing }
poster-title = Правила руммикуба, один общий стол
poster-play = Играть здесь
poster-size = Загрузит около { $megabytes } МБ, один раз
poster-open = Открыть в новой вкладке
refused-version = Эта ссылка из более новой Fishka. Обновите страницу и попробуйте снова.
refused-notation = Ссылка обрезана, испорчена, или такой игры не бывает.
refused-rules = В ссылке правила, которых Fishka не знает.
refused-illegal = В ссылке ход, который правила не разрешают.
refused-stale = Этот ход уже закончен.
refused-foreign = Таких фишек в этой игре нет.
refused-players = Фишек не хватит на столько таких подставок.
refused-other = Это не удаётся открыть.

## Puzzles

puzzle = Задача
puzzle-task = { $what ->
    [whole] Ваш ход. Выложите за один ход все фишки: { $n }.
   *[most] Ваш ход. Выложите за один ход как можно больше фишек.
}
puzzle-give-up = Сдаться
puzzle-solved = Решено!
puzzle-missed = Ещё не решено
puzzle-verdict = { $how ->
    [whole] { $n ->
        [one] Все фишки выложены: { $n } фишка.
        [few] Все фишки выложены: { $n } фишки.
       *[other] Все фишки выложены: { $n } фишек.
    }
    [most] { $n ->
        [one] Выложена { $n } фишка: больше нельзя.
        [few] Выложены { $n } фишки: больше нельзя.
       *[other] Выложено { $n } фишек: больше нельзя.
    }
    [found] { $n ->
        [one] Выложена { $n } фишка: больше Fishka не находит.
        [few] Выложены { $n } фишки: больше Fishka не находит.
       *[other] Выложено { $n } фишек: больше Fishka не находит.
    }
   *[less] { $best ->
        [one] Выложено { $n }, а можно { $best } фишку.
        [few] Выложено { $n }, а можно { $best } фишки.
       *[other] Выложено { $n }, а можно { $best } фишек.
    }
}
puzzle-how = Как решить
puzzle-again = Ещё раз
puzzle-on = Играть дальше
puzzle-leave = Оставить задачу и играть дальше

## Lessons

guide-title = Урок { $n } из { $length }
guide-skip = Пропустить
guide-next = Следующий урок
guide-leave = Выйти из уроков
guide-again = Ещё раз
guide-finish = Играть
guide-done = Отлично!
guide-missed = Хороший ход, но задание о другом.
guide-group = Группа
    .task = Выложите на стол три восьмёрки: одно число, три цвета. Перетащите их или коснитесь каждой, а потом стола. И закончите ход.
    .done = Это группа: три или четыре цвета одного числа.
guide-run = Ряд
    .task = Выложите синие 5, 6 и 7: один цвет, числа подряд. И закончите ход.
    .done = Это ряд: три и больше подряд. Единица младшая, за тринадцатью она не идёт.
guide-opening = Первая выкладка
    .task = Первая выкладка — на 30 очков и больше. Соберите её со своей подставки: счётчик показывает, сколько уже есть.
    .done = Вы открылись: теперь для вас открыт весь стол.
guide-split = Разобрать ряд
    .task = Поставьте красную 6 в середину длинного ряда: он разделится надвое.
    .done = Разбирать можно любую комбинацию, лишь бы к концу хода всё снова сошлось.
guide-joker = Джокер
    .task = Поставьте чёрную 6 на место джокера. Джокер свободен: выложите его новой комбинацией с двумя своими 12.
    .done = Теперь вы знаете всё. Дальше — практика.

### board: the play screen

board-title = Fishka: игра
board-table-name = Стол
board-rack-name = Ваша подставка
board-status = Что происходит
board-players = Игроки
board-tiles-held = , фишек: {""}
board-total = Итого
board-pool = В запасе: {""}
board-menu = Меню
board-table = Стол, { $sets ->
    [one] { $sets } комбинация
    [few] { $sets } комбинации
   *[other] { $sets } комбинаций
}
board-rack = Ваша подставка, { $tiles ->
    [one] { $tiles } фишка
    [few] { $tiles } фишки
   *[other] { $tiles } фишек
}
board-set-run = Ряд: { $tiles }
board-set-group = Группа: { $tiles }
board-set-row = Ещё не комбинация: { $tiles }
board-help = Перетащите фишки сюда или коснитесь фишек, а потом стола
board-new-here = Новая комбинация
board-side = Счёт и ходы
board-score = Счёт
board-player = Игрок
board-tiles = Фишки
board-moves = Ходы
board-no-moves = Ходов ещё нет
board-sort = Разложить подставку
board-sort-789 = 789: разложить рядами
board-sort-777 = 777: разложить группами
board-sorted-789 = Разложено рядами.
board-sorted-777 = Разложено группами.
board-actions = Действия хода
board-undo = Отменить
board-redo = Вернуть
board-reset = Начать ход заново
board-hint = Подсказка
board-undone = Отменено.
board-redone = Возвращено.
board-was-reset = Всё как в начале хода.
board-cancel = Отмена
board-new-set = Новая
board-close = Закрыть
board-whole-set = Все фишки
board-loupe = Выбор фишек из комбинации
board-draw = Взять фишку
board-pass = Пас
board-end = Закончить ход
board-n-tiles = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[other] { $n } фишек
}
board-fix = Исправить: { $n }
board-problems = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
}
board-to-open = Выкладка: { $have } / { $need }
board-starting = Запуск… { $percent } %
board-result = Показать счёт
board-waiting = Думает { $name }
board-next = Дальше: { $name }
board-your-turn = Ваш ход.
board-last-turn = Ваш последний ход: запас пуст.
board-turn-seconds = { $n ->
    [one] Ваш ход, { $n } секунда.
    [few] Ваш ход, { $n } секунды.
   *[other] Ваш ход, { $n } секунд.
}
board-said = { $words }.
board-loading = Готовим правила
board-slow = Медленная связь: правила занимают около { $megabytes } МБ, один раз
board-round-over = Партия окончена.
board-whole = Все комбинации целы. С подставки: { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[other] { $n } фишек
}.
board-all-whole = Все комбинации целы.
board-opening = Первая выкладка
board-show = Показать
board-picked-one = { $name }.
board-picked = Выбрано: { $n }.
board-picked-early = Сейчас не ваш ход.
board-fits = { $n ->
    [0] Пока никуда не подходит. Коснитесь стола, чтобы начать новую.
    [one] Подходит к { $n } комбинации. Коснитесь её или стола.
   *[other] Подходит к { $n } комбинациям. Коснитесь одной из них или стола.
}
board-over-run = над рядом { $first }–{ $last } ({ $colour })
board-over-group = над группой из { $number }
board-over-row = над неполной комбинацией
board-new-only = Коснитесь стола: до первой выкладки фишки идут только в новые комбинации.
board-stays = Фишки со стола остаются на столе.
board-drop-join = Присоединится
board-drop-segment = Присоединится
board-drop-split = Разделится надвое
board-drop-swap = Освободит джокера
board-drop-partial = Ещё не комбинация
board-drop-new = Новая комбинация
board-drop-play-joker = { $reuse ->
    [any_set] сыграйте его в этом ходу, в любой комбинации
    [keep] его можно сыграть или забрать
   *[new_set] сыграйте его в этом ходу
}
board-and = и
board-put-back = Возвращено на место.
board-not-there = Туда эти фишки положить нельзя.
board-placed = Выложено.
board-rack-left = { $n ->
    [one] На подставке { $n } фишка.
    [few] На подставке { $n } фишки.
   *[other] На подставке { $n } фишек.
}
board-seconds-left = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
   *[other] Осталось { $n } секунд
}
board-time-left = Осталось { $time }.
board-pool-left = В запасе { $n }.
board-timeout = { $result ->
    [commit] Время вышло. Стол в порядке, ход засчитан.
    [clean] Время вышло. { $n ->
        [0] Это пас.
       *[other] Взято фишек: { $n }.
    }
   *[messy] Время вышло. Стол возвращён{ $n ->
        [0] {"."}
       *[other] , взято фишек: { $n }.
    }
}
board-penalty = Стол был не собран. Он возвращён{ $n ->
    [0] {"."}
   *[other] , взято фишек: { $n }.
}
board-joker-free = { $reuse ->
    [any_set] Джокер освобождён. Сыграйте его в этом ходу в любой комбинации.
    [keep] Джокер освобождён. Сыграйте его или заберите на подставку.
   *[new_set] Джокер освобождён. Сыграйте его в этом ходу.
}
board-not-kept = Эта игра не сохранится, когда вы закроете страницу.
board-plan-gone = Стол изменился: ваша проба снята.
board-sandbox = Проба: этого никто не видит.
board-hint-hide = Скрыть
board-hint-another = Другую
board-hint-where = Показать где
board-hint-do = Сделать за меня
board-hint-step = Шаг { $n } из { $length }.
board-hint-none = Сыграть нечего. { $left ->
    [draw] Возьмите фишку.
   *[pass] Остаётся пас.
}
board-hint-no-gain = Ни один ход не оставит вам меньше фишек. { $left ->
    [draw] Возьмите фишку.
   *[pass] Можно пасовать.
}
board-hint-nudge = { $n ->
    [one] Можно сыграть { $n } фишку.
    [few] Можно сыграть { $n } фишки.
   *[other] Можно сыграть { $n } фишек.
}
board-hint-more = { $n ->
    [0] Все фишки хода уже на столе: приведите комбинации в порядок.
    [one] Можно сыграть ещё { $n } фишку.
    [few] Можно сыграть ещё { $n } фишки.
   *[other] Можно сыграть ещё { $n } фишек.
}
board-hint-start = Начните так: { $tiles }. { $n ->
    [one] Всего { $n } перемещение.
    [few] Всего { $n } перемещения.
   *[other] Всего { $n } перемещений.
}

### links: ссылки, игра по ссылке, встраивание

link-opening = Открываем ссылку…
link-played = Этот ход вы уже сделали
    .about = Игра на этом устройстве на ход впереди: сейчас ходит { $name }. Если ваша ссылка затерялась, отправьте её ещё раз.
link-old = Это старая ссылка
    .about = Игра на этом устройстве с тех пор ушла вперёд. Продолжите её или откройте самую новую ссылку.
link-waiting = Сейчас ходит { $name }
    .about = Здесь играет { $me }, ваш ход уже сделан, а следующего ещё нет. Отправьте ссылку дальше, её ждёт { $name }.
link-seat = В этой ссылке ходит { $name }
    .about = На этом устройстве играет { $me }. Сначала { $name } делает ход, а потом присылает следующую ссылку.
link-fork = Эта ссылка не от вашей игры
    .about = Один из уже сделанных ходов в ней другой: его сыграли дважды или изменили. Игра на этом устройстве остаётся какой была.
link-look = Посмотреть на стол
link-back = Продолжить мою игру
send = Отправить ссылку
send-title = { $over ->
    [yes] Партия окончена
   *[no] Следующий ход: { $name }
}
send-about = { $over ->
    [yes] Отправьте эту ссылку остальным, чтобы они увидели, чем всё кончилось.
   *[no] Отправьте эту ссылку в любом мессенджере: следующий ход за игроком { $name }. Когда ссылка вернётся к вам, откройте её здесь.
}
send-not-secret = Фишки в ссылке упакованы так, что случайно их не увидеть. Но от друга, который твёрдо решил подсмотреть, они не спрятаны.
send-done = Готово
curtain-turn = Ваш ход, { $name }
curtain-other = Я – { $name }
setup-where = Где играют люди
setup-together = На этом устройстве
setup-apart = По ссылке
setup-apart-note = Каждый играет на своём устройстве. После хода вы отправляете ссылку: без сервера и без регистрации.
setup-thread = По ссылке: { $names }
setup-thread-about = { $whose ->
    [yours] Ваш ход
   *[other] Сейчас ходит { $name }
}
poster-players = { $n ->
    [1] Вы против компьютера
    [one] Вы против { $n } компьютера
   *[other] Вы против { $n } компьютеров
}
poster-link = Здесь для вас приготовлена игра
