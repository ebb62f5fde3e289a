/** What a file of the record says, in four languages. */
import type { AuditSubject } from '@mindhero/contract/audit';
import type { AuditAction } from '@mindhero/contract/lists';
import { columnWords, type Words, words } from '../../platform/tables/words.ts';

export const actionWords: Readonly<Record<AuditAction, Words>> = {
  created: words('Created', 'Angelegt', 'Создание', 'Створення'),
  changed: words('Changed', 'Geändert', 'Изменение', 'Зміна'),
  deleted: words('Deleted', 'Gelöscht', 'Удаление', 'Видалення'),
  deactivated: words('Deactivated', 'Deaktiviert', 'Деактивация', 'Деактивація'),
  reactivated: words('Reactivated', 'Reaktiviert', 'Активация', 'Активація'),
  password_reset: words('New password', 'Neues Passwort', 'Новый пароль', 'Новий пароль'),
  signed_out: words('Signed out', 'Abgemeldet', 'Завершение сеансов', 'Завершення сеансів'),
  card_made: words(
    'Login card created',
    'Anmeldekarte erstellt',
    'Карточка для входа выдана',
    'Картку для входу видано',
  ),
  card_voided: words(
    'Login card cancelled',
    'Anmeldekarte gesperrt',
    'Карточка для входа отозвана',
    'Картку для входу скасовано',
  ),
  members_added: words('Members added', 'Mitglieder aufgenommen', 'Участники добавлены', 'Учасників додано'),
  members_removed: words(
    'Members removed',
    'Mitglieder entfernt',
    'Участники исключены',
    'Учасників вилучено',
  ),
  members_moved: words(
    'Members moved',
    'Mitglieder verschoben',
    'Участники переведены',
    'Учасників переведено',
  ),
  imported: words('Imported', 'Importiert', 'Импорт', 'Імпорт'),
  exported: words('Exported', 'Exportiert', 'Экспорт', 'Експорт'),
  viewed: words('Viewed', 'Angesehen', 'Просмотр', 'Перегляд'),
  erased: words('Erased', 'Gelöscht (Person)', 'Стирание данных', 'Стирання даних'),
  archived: words('Archived', 'Archiviert', 'Перенос в архив', 'Перенесення в архів'),
  restored: words('Restored', 'Wiederhergestellt', 'Возврат из архива', 'Повернення з архіву'),
  registered: words('Registered', 'Registriert', 'Регистрация', 'Реєстрація'),
};

export const kindWords: Readonly<Record<AuditSubject, Words>> = {
  person: words('Person', 'Person', 'Человек', 'Людина'),
  group: words('Group', 'Gruppe', 'Группа', 'Група'),
  school: columnWords.school,
  task: words('Task', 'Aufgabe', 'Задание', 'Завдання'),
};

/** Of fields that were changed. */
export const fieldWords: Readonly<Record<string, Words>> = {
  ...columnWords,
  created_by: words(
    'teacher in charge',
    'zuständige Lehrkraft',
    'ответственный учитель',
    'відповідальний учитель',
  ),
  avatar: words('hero', 'Heldenfigur', 'герой', 'герой'),
  picture: words('picture', 'Bild', 'картинка', 'зображення'),
  password: words('password', 'Passwort', 'пароль', 'пароль'),
  comment: words('comment', 'Kommentar', 'комментарий', 'коментар'),
  available_from: words('start', 'Beginn', 'начало', 'початок'),
  due_at: words('due time', 'Abgabetermin', 'срок сдачи', 'термін здачі'),
  blocks: words('blocks', 'Blöcke', 'блоки', 'блоки'),
  marked_done: words('done on paper', 'auf Papier erledigt', 'выполнено на бумаге', 'виконано на папері'),
  unmarked_done: words(
    'not done on paper after all',
    'doch nicht auf Papier erledigt',
    'отметка «на бумаге» снята',
    'позначку «на папері» знято',
  ),
};

export const erasedWords = words('erased', 'gelöscht', 'стёрт', 'стертий');
