/**
 * Words that stand in no text and no word list of the library, and that no syllables may give. A star means any letters;
 * without one the whole word is meant.
 */
import type { ReadingLanguage } from '@mindhero/engine/reading/languages';
import { folded, spanOfWords } from '@mindhero/engine/reading/words';

/** Rude whatever is meant by it. */
const rude: Readonly<Record<ReadingLanguage, string>> = {
  en:
    'fuck* *fuck shit* *shit cunt* cock dick dicks piss* slut* whore* bitch* bastard* ass asses asshole* arse* tit tits ' +
    'boob* penis* vagina* sex sexy sexual* porn* nigg* fag fags faggot* cum crap* damn* wank* bollock* bugger* rape* ' +
    'rapist* twat* turd* fart* poop* pee butt butts',
  de:
    'scheiß* *scheiße scheiss* schiss* fick* gefickt arsch* ärsche fotze* hure huren *hure hurensohn nutte* wichs* titte* pimmel* ' +
    'kacke* kack pisse* pissen verpiss* möse* schwul* schlampe* neger* penis* vagina* sex sexy sexuell* porno* ' +
    'furz* popo idiot* pinkel* vergewaltig* spast* behindi*',
  ru:
    'хуй* хуя хуе* хуи* нахуй пизд* *пизд* ебат* ебал* ебан* ебёт ебет ебну* заеб* выеб* наеб* уеб* долбоеб* блядь бляд* бля сука суки сучк* ' +
    'жоп* говн* срать срат* сраный сран* насра* гандон* мудак* муд* пидор* пидар* педик* секс* шлюх* трахать трахн* трахал* дерьм* залуп* ' +
    'чмо ссать член сиськ* порно* изнасил* пердет* перну* какашк*',
  uk:
    'хуй* хуя хує* хуї* нахуй пизд* *пизд* їбат* їбан* єбат* єбан* заїб* виїб* наїб* блядь бляд* бля сука суки сучк* жоп* ' +
    'гівн* срака сраку срак срати сран* насра* гандон* мудак* підор* підар* педик* секс* шльондр* курв* трахати трахн* лайн* залуп* ' +
    'чмо сцяти член цицьк* цицьки порно* зґвалт* пердіт* перну* дупа дупу какашк*',
};

/** Religion, war, politics, brands, dieting; and what no question of ours offers. */
const unwanted: Readonly<Record<ReadingLanguage, string>> = {
  en:
    'god gods goddess* church* bible* pray prayer* prayed jesus allah angel angels devil* priest* war wars warrior* soldier* army armies gun guns ' +
    'rifle* kill* murder* bomb bombs bomber* bombing weapon* corpse* diet diets dieting calorie* president* election* lego google disney coca mcdonald* ' +
    'nike adidas netflix youtube tiktok instagram facebook iphone* playstation* nintendo* minecraft pokemon pokémon barbie* bmw mercedes tesla ' +
    'drunk beer wine vodka cigarette* smoking',
  de:
    'gott götter göttin* kirche* bibel* beten gebet* jesus allah engel teufel* priester* krieg* soldat* armee* gewehr* pistole* bombe* ' +
    'waffe* mord* mörder* töte* leiche* diät* kalorie* präsident* wahlkampf* lego google disney coca mcdonald* nike adidas netflix ' +
    'youtube tiktok instagram facebook iphone* playstation* nintendo* minecraft pokemon pokémon barbie* bmw mercedes tesla bier wein wodka zigarette* ' +
    'daß muß mußte* wußte* läßt naß schloß fluß',
  ru:
    'бог бога богу богом боге боги богов богиня богини церковь церкви библия библии библию молитв* молитьс* иисус* аллах* ангел* дьявол* чёрт черт ' +
    'священник* война войны войне войну войной войн солдат* армия армии армию оружи* ружьё пистолет* бомб* убий* убил* убит* труп труп* ' +
    'диета диеты диету калори* президент* выборы лего гугл дисней* кока макдональд* найк адидас ютуб* тикток* инстаграм* фейсбук* айфон* ' +
    'майнкрафт* покемон* барби мерседес* пиво вино водка водки сигарет* lego google youtube',
  uk:
    'бог бога богу богом боги богів богиня богині церква церкви церкву біблія біблії біблію молитв* молитис* ісус* аллах* ангел* янгол* диявол* чорт чорта ' +
    'священник* війна війни війну війною війні воїн солдат* армія армії армію зброя зброї зброю рушниц* пістолет* бомб* вбивств* вбивц* убивц* ' +
    'труп труп* дієта дієти дієту калорі* президент* вибори лего гугл дісней* кока макдональд* найк адідас ютуб* тікток* інстаграм* фейсбук* ' +
    'айфон* майнкрафт* покемон* барбі мерседес* пиво вино горілка горілки цигарк* сигарет* lego google youtube',
};

/** Answers that are none. */
const phrases: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /\b(?:all|none|both) of the(?:se| above)\b/iu,
  de: /\b(?:alle[s]? (?:genannten|oben|davon)|keine[sr]? davon|nichts davon)\b/iu,
  ru: /(?:вс[её] (?:выше)?перечисленное|ничего из (?:этого|перечисленного)|все варианты)/iu,
  uk: /(?:усе (?:вище)?перелічене|все (?:вище)?перелічене|нічого з (?:цього|переліченого)|усі варіанти)/iu,
};

const rudeWords = compiled(rude);
const unwantedWords = compiled(unwanted);

/** Whether a word, or a syllable that stands alone, is rude. */
export function isRude(word: string, language: ReadingLanguage): boolean {
  return rudeWords[language].test(folded(word));
}

/** What a text says that the library does not: rude words, unwanted subjects. Each once. */
export function unwantedIn(text: string, language: ReadingLanguage): string[] {
  const words = [...new Set(spanOfWords(text).map((word) => word.text))];
  return words.filter((word) => isRude(word, language) || unwantedWords[language].test(folded(word)));
}

/** Whether an option is no answer of its own, as “all of the above”. */
export function isNoAnswer(option: string, language: ReadingLanguage): boolean {
  return phrases[language].test(option);
}

function compiled(
  lists: Readonly<Record<ReadingLanguage, string>>,
): Readonly<Record<ReadingLanguage, RegExp>> {
  const pattern = (list: string) =>
    new RegExp(
      `^(?:${list
        .split(' ')
        .map((word) => word.replaceAll('*', String.raw`\p{L}*`))
        .join('|')})$`,
      'u',
    );
  return { en: pattern(lists.en), de: pattern(lists.de), ru: pattern(lists.ru), uk: pattern(lists.uk) };
}
