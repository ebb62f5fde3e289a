/**
 * What demonstrations are played with: a game that reads gets its text or its words with a play, from the server, and a
 * demonstration runs before it. One of each kind in every language of the interface, short and easy.
 */
import { languages, type LanguageTag } from '@mindhero/content/languages';
import { type AnyGame, wishOf, withMaterial } from '@mindhero/engine/play';
import type { Material, MaterialContent, TextContent } from '@mindhero/engine/reading/material';

interface Told extends Pick<TextContent, 'title' | 'body' | 'questions'> {
  readonly words: string;
}

/** A question whose first option is right. */
const asked = (text: string, ...options: readonly string[]): TextContent['questions'][number] => ({
  kind: 'literal',
  text,
  options,
  right: 0,
});

const told: Readonly<Record<LanguageTag, Told>> = {
  en: {
    title: 'The kite',
    body: 'Tom’s kite hangs high up in the old oak. He pulls the string, but the kite does not move. Then a strong wind comes and lifts it out of the branches. Tom laughs and runs across the field with it.',
    questions: [
      asked('Where does the kite hang?', 'In an oak', 'On a roof', 'On a fence', 'In a window'),
      asked('What does Tom pull?', 'The string', 'A branch', 'A cart', 'A bell'),
      asked('What lifts the kite?', 'The wind', 'A bird', 'A ladder', 'A friend'),
    ],
    words:
      'apple boat cloud door engine forest garden house island jacket kitchen lamp moon night ocean pencil queen river snow table umbrella violin window year',
  },
  de: {
    title: 'Der Drachen',
    body: 'Toms Drachen hängt hoch oben in der alten Eiche. Er zieht an der Schnur, aber der Drachen bewegt sich nicht. Da kommt ein starker Wind und hebt ihn aus den Zweigen. Tom lacht und läuft mit ihm über die Wiese.',
    questions: [
      asked('Wo hängt der Drachen?', 'In einer Eiche', 'Auf einem Dach', 'An einem Zaun', 'An einem Fenster'),
      asked('Woran zieht Tom?', 'An der Schnur', 'An einem Zweig', 'An einem Wagen', 'An einer Glocke'),
      asked('Was hebt den Drachen hoch?', 'Der Wind', 'Ein Vogel', 'Eine Leiter', 'Ein Freund'),
    ],
    words:
      'Apfel Boot Wolke Tür Motor Wald Garten Haus Insel Jacke Küche Lampe Mond Nacht Meer Stift Königin Fluss Schnee Tisch Regen Geige Fenster Jahr',
  },
  ru: {
    title: 'Воздушный змей',
    body: 'Змей Миши висит высоко на старом дубе. Миша тянет за нитку, но змей не двигается. Вдруг налетает сильный ветер и поднимает его над ветками. Миша смеётся и бежит с ним по полю.',
    questions: [
      asked('Где висит змей?', 'На дубе', 'На крыше', 'На заборе', 'На окне'),
      asked('За что тянет Миша?', 'За нитку', 'За ветку', 'За тележку', 'За колокольчик'),
      asked('Что поднимает змея?', 'Ветер', 'Птица', 'Лестница', 'Друг'),
    ],
    words:
      'яблоко лодка облако дверь мотор лес сад дом остров куртка кухня лампа луна ночь море карандаш королева река снег стол дождь скрипка окно год',
  },
  uk: {
    title: 'Повітряний змій',
    body: 'Змій Миколки висить високо на старому дубі. Миколка тягне за нитку, але змій не рухається. Раптом налітає сильний вітер і піднімає його над гілками. Миколка сміється й біжить із ним полем.',
    questions: [
      asked('Де висить змій?', 'На дубі', 'На даху', 'На паркані', 'На вікні'),
      asked('За що тягне Миколка?', 'За нитку', 'За гілку', 'За візок', 'За дзвіночок'),
      asked('Що піднімає змія?', 'Вітер', 'Пташка', 'Драбина', 'Друг'),
    ],
    words:
      'яблуко човен хмара двері мотор ліс сад дім острів куртка кухня лампа місяць ніч море олівець королева річка сніг стіл дощ скрипка вікно рік',
  },
};

function contentOf(kind: 'text' | 'words', language: LanguageTag): MaterialContent {
  const { words, ...text } = told[language];
  const shared = { title: text.title, language: language.toUpperCase() };
  return kind === 'text'
    ? { ...text, ...shared, kind, layout: 'story', picture: null }
    : { ...shared, kind, words: words.split(' '), syllables: null };
}

/**
 * The same game, played with what its demonstration shows, where these settings ask for a text or for words.
 * @param language of the interface, as its texts are named
 */
export function withDemonstrated(rules: AnyGame, settings: object, language: string): AnyGame {
  const wish = wishOf(rules, settings);
  if (wish === null || wish.kind === 'cards') return rules;
  const tag = languages.find((one) => one === language) ?? 'en';
  const material: Material = { ...contentOf(wish.kind, tag), revision: 1 };
  return withMaterial(rules, material);
}
