/**
 * Forms of one word, brought together by cutting endings: “Hund” and “Hunde”, «кошка» and «кошкой». Rough on purpose: it
 * serves to ask whether a word is common, not to tell which word it is, and it may take two words for one.
 */
import type { ReadingLanguage } from './languages.ts';
import { folded } from './words.ts';

/** So many letters of a word stay. */
const SHORTEST = 3;

const endings: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: ending('s es e ed ing er est ly d y ies ied'),
  de: ending(
    'e en er es em n s st t te ten test tet ern est et end ende enden ender endes endem ere eren erer',
  ),
  ru: ending(
    'а я о е ы и у ю ь й ой ей ою ею ом ем ам ям ами ями ах ях ов ев ия ие ии ию ий ием иям иями иях ' +
      'ый ая яя ое ее ые ого его ому ему ым им ую юю ых их ыми ими ок ек ' +
      'ть л ла ло ли ет ит ут ют ат ят ешь ишь ете ите ать ять еть ить уть ал ала ало али ял яла яло яли ' +
      'ил ила ило или ел ела ело ели ыл ыла ыло ыли ул ула уло ули ает яет ают яют аем яем аешь яешь аю яю еет еют ' +
      'овать овал овала овало овали ует уют уем уешь уете ую нуть нул нула нуло нули йте ай яй в вши ав ив',
  ),
  uk: ending(
    'а я о е є и і ї у ю ь й ою ею єю ом ем єм ам ям ами ями ах ях ів їв ей ові еві єві ія ії ію ій ією іям іями іях ' +
      'ий ого його ому йому им ім их іх ими іми ої ьої ок ' +
      'ти в ла ло ли є еш єш иш їш ить їть ать ять уть ють єть еть ете єте ите їте емо ємо имо їмо ати яти іти ити ' +
      'ав ала ало али яв яла яло яли ив ила ило или ів іла іло іли ув ула уло ули ає яє ають яють аєть яєть аєш яєш ' +
      'аємо яємо аєте яєте аю яю увати ував увала увало ували ує ують уєть уєш уємо уєте ую ' +
      'ювати ював ювала ювало ювали ює юють юєть юєш юємо юєте юю нути нув нула нуло нули айте йте іть ай яй вши',
  ),
};

/** What stands behind the endings: a shortened word in English, in the others what says that the verb is about its subject. */
const behind: Partial<Record<ReadingLanguage, RegExp>> = {
  en: /(?<=.)’.*$/u,
  ru: new RegExp(`(?<=.{${SHORTEST}})(?:ся|сь)$`, 'u'),
  uk: new RegExp(`(?<=.{${SHORTEST}})(?:ся|сь)$`, 'u'),
};

/** Letters in which forms of one word differ: «пиріг» and «пирога», “Ball” and “Bälle”, “stir” and “stirring”, «кошка» and «кошек». */
const changing: Readonly<Record<ReadingLanguage, (stem: string) => string>> = {
  en: withoutDouble,
  de: (stem) => withoutDouble(stem.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u')),
  ru: (stem) => stem.replace(/(?<=...)к$/u, ''),
  uk: (stem) => stem.replaceAll(/[іе]/gu, 'о').replace(/(?<=...)[кц]$/u, ''),
};

/** What the forms of a word mostly share. It is to be compared with other stems only, not to be read. */
export function stemOf(word: string, language: ReadingLanguage): string {
  const plain = folded(word).replaceAll('ё', 'е');
  const more = behind[language];
  const bare = more === undefined ? plain : plain.replace(more, '');
  return changing[language](bare.replace(endings[language], ''));
}

function withoutDouble(stem: string): string {
  return stem.replace(/(?<=..)(.)\1$/u, '$1');
}

function ending(list: string): RegExp {
  const longestFirst = [...new Set(list.split(' '))].toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<=.{${SHORTEST}})(?:${longestFirst.join('|')})$`, 'u');
}
