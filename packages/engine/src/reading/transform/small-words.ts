/** Common words that begin sentences and are no names and no nouns, folded. */
import type { ReadingLanguage } from '../languages.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const smallWords: Readonly<Record<ReadingLanguage, readonly string[]>> = {
  en: list(
    'a an the this that these those he she it we you they his her its our your their my me him them who what when where why ' +
      'how which and but or so if then than because while as at by for from in into of on off over to under up with without ' +
      'after before about again all also always another any are be been can could did do does each even every few first ' +
      'has had have here is was were just last later many may more most much must never next no not nobody now often once ' +
      'one only other some someone something soon still such suddenly there today together too two until very well will ' +
      'would yes yesterday tomorrow let look come it’s he’s she’s that’s there’s don’t didn’t can’t',
  ),
  de: list(
    'der die das den dem des ein eine einen einem einer eines er sie es wir ihr ich du sein seine seinen ihre ihren mein ' +
      'meine dein deine unser unsere dieser diese dieses diesen jeder jede jedes alle viele manche einige kein keine wer was ' +
      'wo wann warum wie welche welcher welches und aber oder denn doch wenn als weil dass ob da damit bis bevor nachdem ' +
      'während in im an am auf aus bei beim durch für gegen hinter mit nach neben ohne seit über um unter unten oben von vom ' +
      'vor zu zum zur zwischen auch bald dann danach dort hier heute gestern morgen jetzt immer nie nicht noch nun nur oft ' +
      'plötzlich schon sehr so sofort später trotzdem vielleicht wieder zuerst zuletzt ist war sind waren hat hatte haben ' +
      'kann konnte muss wird ja nein man niemand jemand zwei drei',
  ),
  ru: list(
    'а и но или да же бы ли не ни нет то я ты он она оно мы вы они его её ее их ему ей им мне тебе нам вам мой моя моё мои твой ' +
      'свой наш ваш этот эта это эти тот та те весь вся всё все кто что где когда куда откуда почему зачем как какой какая ' +
      'какие сколько если чтобы потому поэтому пока хотя в во на с со к ко у о об от до по за под над при про без для из ' +
      'из-за между через перед после там тут здесь туда сюда теперь сейчас сегодня вчера завтра потом затем тогда уже ещё еще ' +
      'очень тоже также только даже вот вдруг снова опять часто иногда всегда никогда никто ничто каждый каждая один одна ' +
      'два две три много мало можно нужно надо был была было были есть будет стало однажды скоро сначала наконец',
  ),
  uk: list(
    'а і й та але або чи не ні так то ж би я ти він вона воно ми ви вони його її їх йому їй їм мені тобі нам вам мій моя моє ' +
      'мої твій свій наш ваш цей ця це ці той та те ті весь вся все всі хто що де коли куди звідки чому навіщо як який яка які ' +
      'скільки якщо щоб бо тому поки хоча в у на з із зі до від по за під над при про без для через між перед після там тут ' +
      'туди сюди тепер зараз сьогодні вчора завтра потім тоді вже ще дуже теж також тільки лише навіть ось раптом знову часто ' +
      'іноді завжди ніколи ніхто ніщо кожен кожна один одна два дві три багато мало можна треба був була було були є буде ' +
      'стало якось одного скоро незабаром спочатку нарешті',
  ),
};
