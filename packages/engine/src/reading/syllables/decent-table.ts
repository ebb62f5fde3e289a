/** Keeps tables clean: of syllables that are decent by themselves, nothing arises across cells that is not. */
import { list } from './blocklist.ts';
import { readingsOf } from './decency.ts';

interface Table {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly string[];
}

/** Ruled out where they arise from one cell to the next. */
const across = {
  EN: list(`
    anus anal penis vagin homo nazi hitler mofo poop negro nigga niga nigger niger faggot fagot bimbo dildo titi titty
    porno sexy sexi bitch bastard whore lesbo pedo paedo rapist cocain heroin opium satan caca pupu moron idiot fuck shit
    cunt cock dick kike murder piss wank slut semen vomit suicid
  `),
  DE: list(`
    arsch pimmel muschi hoden titten pipi popo kaka kacke kotze fotze nutte hure schlamp kanak trottel nippel scheis pisse
    schwul zigeun neger mongo hitl joint hasch wodka kokain assi penner vergas vergew adolf
  `),
  RU: list(`
    хуй хуе хуя хую хуи жопа жопу жопе жопы сука суки суке суку пизд писд писю писи пися пипи пиписк сиси сися сиськ титьк
    кака каки пидор пидар педик педр гомик гомо бляд блят шлюх курв мудак муда манда минет анал анус пенис вагин залуп
    гандон гондон гивно говно говна гавно срака срат сцикун жид кацап москал хохол негр бандер фашист нацист гитлер хайль
    дурак дура дебил даун идиот кретин урод ублюд выбляд сволоч падла стерва гнида тварь параш моча понос водк пиво вино
    пьян кокаин героин наркот гашиш убий убит смерт могил ебат ебан ебал еблан заеб наеб уеб въеб доеб ебло чурка нигер
    секс порно дрочи траха соси сосать какаш suka blya huyu hui pizda pidor kurva kurwa jopa puta хули хуле наху поху шалав
    вонюч тупой тупая рыгат сигар бухло зига трусы соски сосок
  `),
  UK: list(`
    хуї хує жопи жопо суко піся пісю пісі піська сіся сісі сиськ підор підар мінет вагін гівно гівна лайно дупа дупу дупи
    дупо дупі сцяти сцати гітлер дуро дури дебіл ідіот вбив вбит наці горілк наркот йоба єба їба ніга цици цицьк труп чорти
    йолоп бовдур гімно шалав повія повії цигар труси
  `),
};

/** What arises so, in any language. */
export const ruledOutAcross = new RegExp([...new Set(Object.values(across).flat())].join('|'), 'u');

/** Whether what is read across the cells of a table, row by row or column by column, may be shown. */
export function isDecentTable({ rows, columns, cells }: Table): boolean {
  const down = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => cells[row * columns + column] ?? '').join(''),
  );
  const texts = [cells.join(''), ...down].flatMap(readingsOf);
  return !texts.some((text) => ruledOutAcross.test(text));
}
