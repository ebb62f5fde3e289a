/**
 * Forms of one word, brought together by cutting endings: “Hunde” and “Hundes”, «кошка» and «кошкой». Rough on purpose:
 * it serves to ask whether a word is common, not to tell which word it is.
 */
import type { ReadingLanguage } from './languages.ts';
import { folded } from './words.ts';

/** So many letters of a word stay. */
const SHORTEST = 3;

const endings: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: ending("'s ’s s es ed ing er est ly d"),
  de: ending(
    'e en er es em n s st t te ten test tet ern est et end ende enden ender endes endem ere eren erer',
  ),
  ru: ending(
    'а я о е ё ы и у ю ь й ой ей ою ею ом ем ём ам ям ами ями ах ях ов ев ёв ия ие ии ию ий ием иям иями иях ' +
      'ый ая яя ое ее ые ого его ому ему ым им ую юю ых их ыми ими ' +
      'ть л ла ло ли ет ёт ит ут ют ат ят ешь ёшь ишь ете ёте ите ать ять еть ить уть ал ала ало али ял яла яло яли ' +
      'ил ила ило или ел ела ело ели ыл ыла ыло ыли ул ула уло ули ает яет ает ают яют аем яем аешь яешь аю яю еет еют ' +
      'йте ите ай яй в вши ав ив ая яя ка ки ку кой ке ок',
  ),
  uk: ending(
    'а я о е є и і ї у ю ь й ою ею єю ом ем єм ам ям ами ями ах ях ів їв ей ові еві єві ія ії ію ій ією іям іями іях ' +
      'ий а е ого його ому йому им ім ій у их іх ими іми ої ьої ' +
      'ти в ла ло ли є еш єш иш їш ить їть ать ять уть ють ете єте ите їте емо ємо имо їмо ати яти іти ити уте ' +
      'ав ала ало али яв яла яло яли ив ила ило или ів іла іло іли ув ула уло ули ає яє ають яють аєш яєш аємо яємо аєте яєте аю яю ' +
      'айте йте іть ай яй вши ка ки ку кою ці ок',
  ),
};

/** What the verb ends in when somebody does it to themselves; it stands behind the other endings. */
const reflexive: Partial<Record<ReadingLanguage, RegExp>> = {
  ru: new RegExp(`(?<=.{${SHORTEST}})(?:ся|сь)$`, 'u'),
  uk: new RegExp(`(?<=.{${SHORTEST}})(?:ся|сь)$`, 'u'),
};

/** The beginning that the forms of a word mostly share, in lower case. */
export function stemOf(word: string, language: ReadingLanguage): string {
  const plain = folded(word).replaceAll('ё', 'е');
  const own = reflexive[language];
  return (own === undefined ? plain : plain.replace(own, '')).replace(endings[language], '');
}

function ending(list: string): RegExp {
  const longestFirst = [...new Set(list.replaceAll('ё', 'е').split(' '))].toSorted(
    (a, b) => b.length - a.length,
  );
  return new RegExp(`(?<=.{${SHORTEST}})(?:${longestFirst.join('|')})$`, 'u');
}
