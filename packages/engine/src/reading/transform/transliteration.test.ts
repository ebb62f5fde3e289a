import { expect, test } from 'vitest';
import { streams } from '../../random.ts';
import type { ReadingLanguage } from '../languages.ts';
import { transformText } from './transform-text.ts';
import type { TableId } from './transliteration-tables.ts';

const written = (text: string, language: ReadingLanguage, table: TableId = 'usual') =>
  transformText(text, [{ id: 'transliteration', options: { table } }], { language, random: streams(1) });

test.each([
  // The examples of the resolution itself, and its hard cases.
  ['Алушта Андрій Борщагівка Вінниця Володимир', 'Alushta Andrii Borshchahivka Vinnytsia Volodymyr'],
  ['Гадяч Богдан Згурський Ґалаґан Ґорґани', 'Hadiach Bohdan Zghurskyi Galagan Gorgany'],
  ['Донецьк Рівне Олег Єнакієве Гаєвич Короп’є', 'Donetsk Rivne Oleh Yenakiieve Haievych Koropie'],
  ['Житомир Закарпаття Медвин Михайленко Іванків', 'Zhytomyr Zakarpattia Medvyn Mykhailenko Ivankiv'],
  ['Їжакевич Кадиївка Мар’їне Йосипівка Стрий', 'Yizhakevych Kadyivka Marine Yosypivka Stryi'],
  ['Ніжин Одеса Ромни Тетерів Ужгород Фастів', 'Nizhyn Odesa Romny Teteriv Uzhhorod Fastiv'],
  [
    'Харків Біла Церква Чернівці Шостка Щербухи Гоща',
    'Kharkiv Bila Tserkva Chernivtsi Shostka Shcherbukhy Hoshcha',
  ],
  ['Юрій Крюківка Яготин Костянтин', 'Yurii Kriukivka Yahotyn Kostiantyn'],
  ['Згорани Розгін ЗГОРАНИ', 'Zghorany Rozghin ZGHORANY'],
  ['Знам\u0027янка пʼять ЩО Щ Я', 'Znamianka piat SHCHO Shch Ya'],
  ['Івано-Франківськ, 5 яблук', 'Ivano-Frankivsk, 5 yabluk'],
])('Ukrainian by resolution 55: %s', (text, expected) => {
  expect(written(text, 'uk').text).toBe(expected);
});

test.each([
  ['Ельцин Елена объект съел пьеса', 'Yel’tsin Yelena ob”yekt s”yel p’yesa'],
  ['Ёлкин мёд подъём поёт Йошкар-Ола', 'Yëlkin mëd pod”yëm poyët Yoshkar-Ola'],
  ['Щукин ЩУКИН Хабаровск Цой чай', 'Shchukin SHCHUKIN Khabarovsk Tsoy chay'],
  ['Эхо Юля Яна жюри мыши', 'Ekho Yulya Yana zhyuri myshi'],
])('Russian by BGN/PCGN: %s', (text, expected) => {
  expect(written(text, 'ru').text).toBe(expected);
});

test.each([
  ['ru', 'Щёлочь, объявление, хлеб, цыплёнок, эхо', 'Ŝëločʹ, obʺâvlenie, hleb, cyplënok, èho'],
  ['uk', 'Ґанок, їжа, м’ята, Єва, йод, люк, сіль', 'G̀anok, ïža, m’âta, Êva, jod, lûk, sìlʹ'],
] as const)('%s by ISO 9: %s', (language, text, expected) => {
  expect(written(text, language, 'iso9').text).toBe(expected);
});

test.each([
  [
    'ru',
    'Щука, чай, хлеб, цирк, эхо, юла, яма, съезд, ёлка',
    'Ščuka, čaj, chleb, cirk, ėcho, jula, jama, sʺezd, ëlka',
  ],
  [
    'uk',
    'Гора, ґрунт, єнот, їжак, Київ, щука, пісня, дуб',
    'Hora, grunt, jenot, ïžak, Kyïv, ščuka, pisnja, dub',
  ],
] as const)('%s by DIN 1460: %s', (language, text, expected) => {
  expect(written(text, language, 'din').text).toBe(expected);
});

test.each([
  ['en', 'The ship CHAT, queen and book', 'Те шип ЧАТ, квин анд бук'],
  ['en', 'Café Łódź', 'Кафе Лодз'],
  [
    'de',
    'Schule, STRASSE, Stein, Fest, deutsch, Bäume, Jahr',
    'Шуле, ШТРАССЕ, Штайн, Фест, дойч, Бойме, Яхр',
  ],
] as const)('%s by a table of our own: %s', (language, text, expected) => {
  for (const table of ['usual', 'iso9', 'din'] as const) {
    expect(written(text, language, table).text).toBe(expected);
  }
});

test('the key names what the text has, both forms of a letter, and what is left out', () => {
  const rows = written('Яна і зграя, сіль', 'uk').legends[0]?.rows.map(
    ({ letter, sign }) => `${letter} ${sign}`,
  );
  expect(rows).toEqual(['а a', 'зг zgh', 'і i', 'л l', 'н n', 'р r', 'с s', 'ь –', 'я ya, ia']);
  expect(written('w ћ', 'ru').text).toBe('w ћ');
  expect(written('а́ист', 'ru').text).toBe('áist'.normalize('NFC'));
});
