/** The people of the demonstration school. Invented; any likeness is chance. */
import type { Language } from '@mindhero/contract/user';
import type { GameId } from '@mindhero/games/catalogue';

/** The password of every demonstration account; they exist only in the embedded database. */
export const DEMO_PASSWORD = 'Mindhero1';

export const school = { name: 'Школа розвитку «Намистинка»', time_zone: 'Europe/Kyiv' };

export interface DemoPerson {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
}

/** How a pupil trains; all numbers are probabilities or shares unless said otherwise. */
export interface Habits {
  /** Probability of a right answer four months ago, and what is gained until today. */
  readonly skill: number;
  readonly growth: number;
  /** Stretches thinking times: 1 is usual, more is slower. */
  readonly pace: number;
  /** Probability of training on a school day. */
  readonly diligence: number;
  /** The game that this pupil finds hard. */
  readonly weakIn: GameId;
}

export interface DemoPupil extends DemoPerson {
  readonly group: 'young' | 'old';
  readonly habits: Habits;
}

export const staff = {
  admin: { username: 'admin', first_name: 'Олександра', last_name: 'Мельник', language: 'UK' },
  director: { username: 'director', first_name: 'Ірина', last_name: 'Шевченко', language: 'UK' },
  teacher: { username: 'teacher', first_name: 'Катерина', last_name: 'Бондаренко', language: 'UK' },
} as const satisfies Record<string, DemoPerson>;

export const groups = { young: 'Соняшники · 7–9', old: 'Kolibri · 10–12' } as const;

/** A pupil without a plan and without plays: what somebody sees on the first day. */
export const newcomer: DemoPerson = {
  username: 'newcomer',
  first_name: 'Тимур',
  last_name: 'Гнатюк',
  language: 'UK',
};

function pupil(
  [first_name, last_name, username, language]: readonly [string, string, string, DemoPerson['language']],
  group: DemoPupil['group'],
  [skill, growth, pace, diligence]: readonly [number, number, number, number],
  weakIn: GameId,
): DemoPupil {
  return {
    username,
    first_name,
    last_name,
    language,
    group,
    habits: { skill, growth, pace, diligence, weakIn },
  };
}

/** `student` first; then twelve in each group. */
export const pupils: readonly DemoPupil[] = [
  pupil(['Марія', 'Коваленко', 'student', 'UK'], 'young', [0.74, 0.18, 0.9, 0.75], 'stroop'),

  pupil(['Софія', 'Ткаченко', 'sofiia.tkachenko', 'UK'], 'young', [0.8, 0.15, 0.8, 0.8], 'matrix'),
  pupil(['Артем', 'Кравченко', 'artem.kravchenko', 'UK'], 'young', [0.62, 0.22, 1.2, 0.55], 'columns'),
  pupil(['Злата', 'Олійник', 'zlata.oliinyk', 'UK'], 'young', [0.7, 0.2, 1, 0.6], 'stroop'),
  pupil(['Максим', 'Поліщук', 'maksym.polishchuk', 'UK'], 'young', [0.55, 0.12, 1.4, 0.3], 'columns'),
  pupil(['Emma', 'Schneider', 'emma.schneider', 'DE'], 'young', [0.77, 0.17, 0.95, 0.65], 'matrix'),
  pupil(['Leon', 'Hoffmann', 'leon.hoffmann', 'DE'], 'young', [0.6, 0.25, 1.1, 0.5], 'stroop'),
  pupil(['Аліна', 'Савченко', 'alina.savchenko', 'UK'], 'young', [0.72, 0.1, 1.05, 0.45], 'columns'),
  pupil(['Данило', 'Руденко', 'danylo.rudenko', 'UK'], 'young', [0.66, 0.24, 1, 0.7], 'matrix'),
  pupil(['Милана', 'Орлова', 'milana.orlova', 'RU'], 'young', [0.69, 0.18, 1.15, 0.5], 'columns'),
  pupil(['Oliver', 'Bennett', 'oliver.bennett', 'EN'], 'young', [0.64, 0.16, 1.2, 0.4], 'stroop'),
  pupil(['Єва', 'Мороз', 'yeva.moroz', 'UK'], 'young', [0.82, 0.14, 0.85, 0.7], 'stroop'),
  pupil(['Назар', 'Лисенко', 'nazar.lysenko', 'UK'], 'young', [0.58, 0.06, 1.3, 0.2], 'matrix'),

  pupil(['Анна', 'Павленко', 'anna.pavlenko', 'UK'], 'old', [0.84, 0.13, 0.75, 0.8], 'matrix'),
  pupil(['Богдан', 'Клименко', 'bohdan.klymenko', 'UK'], 'old', [0.71, 0.2, 0.95, 0.6], 'stroop'),
  pupil(['Мілана', 'Левченко', 'milana.levchenko', 'UK'], 'old', [0.67, 0.19, 1.1, 0.5], 'columns'),
  pupil(['Mia', 'Wagner', 'mia.wagner', 'DE'], 'old', [0.79, 0.16, 0.9, 0.65], 'columns'),
  pupil(['Jonas', 'Becker', 'jonas.becker', 'DE'], 'old', [0.63, 0.21, 1, 0.45], 'matrix'),
  pupil(['Кирило', 'Захарченко', 'kyrylo.zakharchenko', 'UK'], 'old', [0.75, 0.12, 0.9, 0.55], 'stroop'),
  pupil(['Поліна', 'Дяченко', 'polina.diachenko', 'UK'], 'old', [0.73, 0.22, 0.85, 0.75], 'matrix'),
  pupil(['Арина', 'Соколова', 'arina.sokolova', 'RU'], 'old', [0.68, 0.17, 1.05, 0.5], 'stroop'),
  pupil(['Zofia', 'Nowak', 'zofia.nowak', 'EN'], 'old', [0.76, 0.15, 0.95, 0.6], 'columns'),
  pupil(['Марко', 'Гончар', 'marko.honchar', 'UK'], 'old', [0.59, 0.28, 1.25, 0.65], 'matrix'),
  pupil(['Соломія', 'Романюк', 'solomiia.romaniuk', 'UK'], 'old', [0.81, 0.15, 0.8, 0.7], 'stroop'),
  pupil(['Іван', 'Дем’яненко', 'ivan.demianenko', 'UK'], 'old', [0.57, 0.1, 1.35, 0.25], 'columns'),
];
