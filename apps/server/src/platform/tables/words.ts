/** What stands over the columns of files, and what an import recognises there, in four languages. */
import type { Language, Role } from '@mindhero/contract/user';
import type { HomeworkStatus } from '@mindhero/engine/homework';
import type { Subject } from '@mindhero/engine/play';

/** A word in each language. */
export type Words = Readonly<Record<Language, string>>;

export const words = (EN: string, DE: string, RU: string, UK: string): Words => ({ EN, DE, RU, UK });

export const statusWords: Readonly<Record<HomeworkStatus, Words>> = {
  pending: words('pending', 'offen', 'не начато', 'не розпочато'),
  in_progress: words('in progress', 'begonnen', 'выполняется', 'виконується'),
  completed: words('completed', 'erledigt', 'выполнено', 'виконано'),
  overdue: words('overdue', 'überfällig', 'просрочено', 'прострочено'),
};

/** By the ids of columns; whatever table has such a column uses the same words. */
export const columnWords = {
  last_name: words('Last name', 'Nachname', 'Фамилия', 'Прізвище'),
  first_name: words('First name', 'Vorname', 'Имя', 'Ім’я'),
  username: words('Username', 'Benutzername', 'Имя пользователя', 'Ім’я користувача'),
  email: words('Email', 'E-Mail', 'Эл. почта', 'Ел. пошта'),
  phone_number: words('Phone number', 'Telefonnummer', 'Телефон', 'Телефон'),
  language: words('Language', 'Sprache', 'Язык', 'Мова'),
  groups: words('Groups', 'Gruppen', 'Группы', 'Групи'),
  can_use_math: words('Maths', 'Mathematik', 'Математика', 'Математика'),
  can_use_reading: words('Reading', 'Lesen', 'Чтение', 'Читання'),
  can_use_logic: words('Memory', 'Gedächtnis', 'Память', 'Пам’ять'),
  is_active: words('Active', 'Aktiv', 'Активен', 'Активний'),
  role: words('Account type', 'Kontoart', 'Тип учётной записи', 'Тип облікового запису'),
  school: words('School', 'Schule', 'Школа', 'Школа'),
  registered_at: words('Registered', 'Registriert', 'Зарегистрирован', 'Зареєстровано'),
  last_played_at: words('Last trained', 'Zuletzt geübt', 'Последнее занятие', 'Останнє заняття'),
  last_homework_at: words('Last task', 'Letzte Aufgabe', 'Последнее задание', 'Останнє завдання'),
  deactivated_at: words('Inactive since', 'Inaktiv seit', 'Неактивен с', 'Неактивний з'),
  points: words('Points', 'Punkte', 'Очки', 'Бали'),
  level: words('Level', 'Level', 'Уровень', 'Рівень'),
  stars: words('Stars', 'Sterne', 'Звёзды', 'Зірки'),
  week_minutes: words(
    'Minutes, last 7 days',
    'Minuten, letzte 7 Tage',
    'Минут за 7 дней',
    'Хвилин за 7 днів',
  ),
  week_accuracy: words(
    '% correct, last 7 days',
    '% richtig, letzte 7 Tage',
    '% верно за 7 дней',
    '% правильно за 7 днів',
  ),
  week_active: words(
    'Trained, last 7 days',
    'Geübt, letzte 7 Tage',
    'Занимались за 7 дней',
    'Займалися за 7 днів',
  ),
  name: words('Name', 'Name', 'Название', 'Назва'),
  teacher: words('Teacher', 'Lehrkraft', 'Учитель', 'Учитель'),
  director: words('Director', 'Leitung', 'Директор', 'Директор'),
  teachers: words('Teachers', 'Lehrkräfte', 'Учителя', 'Учителі'),
  students: words('Students', 'Lernende', 'Ученики', 'Учні'),
  members: words('All members', 'Mitglieder gesamt', 'Всего участников', 'Усього учасників'),
  time_zone: words('Time zone', 'Zeitzone', 'Часовой пояс', 'Часовий пояс'),
  created_at: words('Created', 'Angelegt', 'Создана', 'Створено'),
  archived_at: words('Archived', 'Archiviert', 'В архиве с', 'В архіві з'),
  can_register_students: words('Add students', 'Lernende anlegen', 'Добавляет учеников', 'Додає учнів'),
  can_register_groups: words('Add groups', 'Gruppen anlegen', 'Создаёт группы', 'Створює групи'),
  can_manage_subscriptions: words(
    'Manage plans',
    'Pläne verwalten',
    'Управляет подписками',
    'Керує підписками',
  ),
  status: words('Status', 'Status', 'Статус', 'Статус'),
  has_plan: words('Active plan', 'Plan aktiv', 'Есть подписка', 'Є підписка'),
  is_late: words('Late', 'Verspätet', 'С опозданием', 'Із запізненням'),
  is_marked: words('On paper', 'Auf Papier', 'На бумаге', 'На папері'),
  attempts: words('Attempts', 'Versuche', 'Попытки', 'Спроби'),
  started_at: words('Started', 'Begonnen', 'Начато', 'Розпочато'),
  completed_at: words('Completed', 'Erledigt', 'Выполнено', 'Виконано'),
  percent: words('% correct', '% richtig', '% верно', '% правильно'),
  correct: words('Correct', 'Richtig', 'Верно', 'Правильно'),
  incorrect: words('Incorrect', 'Falsch', 'Неверно', 'Неправильно'),
  missed: words('Missed', 'Ausgelassen', 'Пропущено', 'Пропущено'),
  minutes: words('Minutes', 'Minuten', 'Минуты', 'Хвилини'),
  blocks: words('Blocks', 'Blöcke', 'Блоки', 'Блоки'),
  finished_at: words('Played', 'Gespielt', 'Сыграно', 'Зіграно'),
  games: words('Games', 'Spiele', 'Игры', 'Ігри'),
  author: words('Author', 'Von', 'Автор', 'Автор'),
  available_from: words('From', 'Beginn', 'Начало', 'Початок'),
  due_at: words('Deadline', 'Frist', 'Срок', 'Строк'),
  pending: statusWords.pending,
  in_progress: statusWords.in_progress,
  completed: statusWords.completed,
  late: words('completed late', 'verspätet erledigt', 'выполнено с опозданием', 'виконано із запізненням'),
  overdue: statusWords.overdue,
  comment: words('Comment', 'Kommentar', 'Комментарий', 'Коментар'),
  game: words('Game', 'Spiel', 'Игра', 'Гра'),
  subject: words('Area', 'Bereich', 'Раздел', 'Розділ'),
  difficulty: words('Difficulty (0–100)', 'Schwierigkeit (0–100)', 'Сложность (0–100)', 'Складність (0–100)'),
  ended: words('How it ended', 'Wie es endete', 'Чем закончилось', 'Чим закінчилося'),
  note: words('Note', 'Anmerkung', 'Примечание', 'Примітка'),
  at: words('When', 'Wann', 'Когда', 'Коли'),
  action: words('What was done', 'Was getan wurde', 'Что сделано', 'Що зроблено'),
  about_kind: words('About', 'Worum es ging', 'О чём', 'Про що'),
  about: words('Whose record', 'Wessen Daten', 'Чьи данные', 'Чиї дані'),
  actor: words('By whom', 'Von wem', 'Кем', 'Ким'),
  fields: words('Fields', 'Felder', 'Поля', 'Поля'),
  count: words('How many', 'Anzahl', 'Сколько', 'Скільки'),
  target: words('To whom or where', 'An wen oder wohin', 'Кому или куда', 'Кому або куди'),
} satisfies Readonly<Record<string, Words>>;
export type ColumnWord = keyof typeof columnWords;

export const flagWords: Readonly<Record<Language, { readonly yes: string; readonly no: string }>> = {
  EN: { yes: 'yes', no: 'no' },
  DE: { yes: 'ja', no: 'nein' },
  RU: { yes: 'да', no: 'нет' },
  UK: { yes: 'так', no: 'ні' },
};

export const roleWords: Readonly<Record<Role, Words>> = {
  STUDENT: words('Student', 'Schüler/in', 'Ученик', 'Учень'),
  TEACHER: words('Teacher', 'Lehrkraft', 'Учитель', 'Учитель'),
  DIRECTOR: words('Director', 'Leitung', 'Директор', 'Директор'),
  ADMIN: words('Administrator', 'Administrator', 'Администратор', 'Адміністратор'),
};

export const subjectWords: Readonly<Record<Subject, Words>> = {
  math: columnWords.can_use_math,
  reading: columnWords.can_use_reading,
  memory: columnWords.can_use_logic,
};

/** What files of a list are called. */
export const listWords = {
  students: columnWords.students,
  teachers: columnWords.teachers,
  groups: columnWords.groups,
  schools: words('Schools', 'Schulen', 'Школы', 'Школи'),
  inactive_users: words(
    'Inactive users',
    'Inaktive Benutzer',
    'Неактивные пользователи',
    'Неактивні користувачі',
  ),
  tasks: words('Superhero tasks', 'Superhelden-Aufgaben', 'Задания супергероя', 'Завдання супергероя'),
  task_templates: words('Templates', 'Vorlagen', 'Шаблоны', 'Шаблони'),
  task_students: words('Superhero task', 'Superhelden-Aufgabe', 'Задание супергероя', 'Завдання супергероя'),
  plays: words('Games', 'Spiele', 'Игры', 'Ігри'),
  audit_events: words('Record of changes', 'Änderungsprotokoll', 'Журнал действий', 'Журнал дій'),
} satisfies Readonly<Record<string, Words>>;
export type ListName = keyof typeof listWords;
