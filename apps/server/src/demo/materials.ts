/** What the teacher of the demonstration school has made herself, in the language in which she teaches. */
import type { NewText, NewWordList } from '../entities/materials/written.ts';

export const texts: readonly NewText[] = [
  {
    title: 'Наш шкільний сад',
    language: 'UK',
    difficulty: 'easy',
    kind: 'story',
    topic: 'school',
    body: [
      'За школою «Намистинка» росте невеликий сад. Навесні діти посадили там три яблуні. Кожен клас доглядає за своїм деревом.',
      'У травні на гілках з’явилися перші квіти. Марко хотів зірвати одну, та вчасно зупинився: адже з квітки виросте яблуко. Восени в саду чекав перший урожай – сім яблук. Діти розрізали їх на маленькі скибочки, щоб вистачило всім.',
    ].join('\n\n'),
    questions: [
      {
        kind: 'literal',
        text: 'Скільки яблунь посадили діти?',
        options: ['дві', 'три', 'п’ять', 'сім'],
        right: 1,
      },
      {
        kind: 'inference',
        text: 'Чому Марко не зірвав квітку?',
        options: [
          'Він не дістав до гілки.',
          'Він хотів, щоб виросло яблуко.',
          'Його покликали на урок.',
          'Квітка вже зів’яла.',
        ],
        right: 1,
      },
      {
        kind: 'main_idea',
        text: 'Про що цей текст?',
        options: [
          'як діти разом виростили яблука',
          'як пекти яблучний пиріг',
          'як Марко загубився',
          'як працює шкільна їдальня',
        ],
        right: 0,
      },
    ],
  },
  {
    title: 'Чому абакус швидкий',
    language: 'UK',
    difficulty: 'intermediate',
    kind: 'facts',
    topic: 'inventions',
    body: [
      'На абакусі число видно одразу: кожен стовпчик показує одну цифру. Верхня кісточка означає п’ять, а кожна нижня – один. Щоб додати число, досить зсунути кілька кісточок.',
      'Хто довго тренується, починає уявляти абакус подумки. Тоді пальці рухаються в повітрі, а кісточок уже не треба.',
    ].join('\n\n'),
    questions: [
      {
        kind: 'literal',
        text: 'Що означає верхня кісточка?',
        options: ['один', 'два', 'п’ять', 'десять'],
        right: 2,
      },
      {
        kind: 'inference',
        text: 'Навіщо рухати пальцями в повітрі?',
        options: [
          'щоб розім’яти руки',
          'бо абакус уявляють подумки',
          'щоб покликати вчителя',
          'бо кісточки загубилися',
        ],
        right: 1,
      },
    ],
  },
];

export const wordList: NewWordList = {
  title: 'Слова про сад',
  language: 'UK',
  difficulty: 'easy',
  words: [
    'яблуня',
    'гілка',
    'листя',
    'квітка',
    'бджола',
    'коріння',
    'стежка',
    'лопата',
    'насіння',
    'урожай',
    'дощ',
    'сонце',
  ],
};

const leaf = '<path d="M50 24c6-12 18-14 26-12-2 10-12 16-26 14z" fill="#4a9d5b"/>';

/** Drawn of a few shapes. */
export const cards = {
  title: 'Фрукти з нашого саду',
  pictures: [
    {
      name: 'Яблуко',
      alternative: 'Червоне яблуко з листочком',
      shapes: `<circle cx="50" cy="58" r="32" fill="#d64545"/>${leaf}`,
    },
    {
      name: 'Слива',
      alternative: 'Синя слива з листочком',
      shapes: `<ellipse cx="50" cy="58" rx="24" ry="32" fill="#5a4fcf"/>${leaf}`,
    },
    {
      name: 'Груша',
      alternative: 'Жовта груша з листочком',
      shapes: `<path d="M50 26c10 0 12 14 16 22 12 22 0 40-16 40s-28-18-16-40c4-8 6-22 16-22z" fill="#e3b93c"/>${leaf}`,
    },
    {
      name: 'Вишні',
      alternative: 'Дві темно-червоні вишні',
      shapes: `<path d="M34 66L52 24l16 40" stroke="#4a9d5b" stroke-width="3" fill="none"/><circle cx="34" cy="68" r="16" fill="#9b1c3b"/><circle cx="68" cy="66" r="16" fill="#9b1c3b"/>`,
    },
  ],
} as const;
