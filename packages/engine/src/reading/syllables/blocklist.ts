/**
 * What no table and no changed word holds, in any language: rude words, slurs, sex, drugs and death, as they are written and
 * as they sound. Compiled by hand (decision 228); it is never shown to anybody. What merely opens a rude word stays, and what
 * it could become is ruled out across the cells of a table (decision 242). "ё" is written as "е" here. No word stands twice, nor
 * beside a part of it, or itself without doubled letters, that is ruled out already: the list is loaded with every text.
 */

/** The words of a text. */
export const list = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** Syllables that are ruled out as a whole. */
const whole = {
  EN: list(`
    ass arse ars boob tit nip nips chink chinc spic spick spik wop wog gyp kik kyk jap nig neg fag dyk dyck gimp spaz spas
    dum dumb hell krap pis pys shyt shat shet shut slag slit hoe hoar seks sec seck sux suk suc dik dic dix cok coc coq kok
    koc cox kox kock prik pric pryk fuc fux fug fek fec feck fck fyk cunn kun twot twit wanc wang dong hump jis jiz jism jys
    spunc nob knob bich bish bych nud kil kyl ded dead crak krak krack hash bong rum gin gyn cig drug drunk drunc bra brah
    thong tramp skank skanc skag snot snog turd sod git gyt prat mong dink muf pus poop puf hag hick hik lez tran fap milf
    gash crip kryp dung lust pimp pym stab sperm smack smak dop dope gun bomb yid hom homo gay pee shank shanc nuts goon
    dork slob sob butt fart coon gook paki tard munt pedo smut thot simp vag bint bonk
  `),
  DE: list(`
    fik fic fig kak cack kakt pisch pups furz furtz schis schiß scheiß dreck drek sau musch fot foz busen schwuch hur hure
    secks popp wich wiks blas hod hoden kot kod dep dof blöd blod krüp hail sieg sig jud jüd zig töd mort leich bier schnaps
    schnap koks kif kift suf suft sauf koz roz schlam lud luder strich klöt nack nak zik tus perv ritz lutsch sterb pest
    drog naz stink stinkt hurn hurs votz spack spak bitsch fut fud futz
  `),
  RU: list(`
    хюй хюи хрин пезд пиз пис пыс пись поп жеп зад сру сры сре сри ссы сса ссат сык сик сис сыс сиск сиц гов кал какт бла
    блад блет блэт блуд шлух еб эб иб йеб выеб ебн ебт еп эп епт пед педр гей гом хох хохл хахл чурк нег нигр ниг кац фаш
    нац гит зиг хайл дур дурк туп лох чма чмы чму гад мрас скот свин псы шиз деб вонь пук перт пирд бзд рыг блев моч дрис
    дрист сос сек сэк сэкс яйц фал конч трус гаш кокс крек крэк спайс бух бухл мерт гроб гроп бес йух нах пох фиг фик фак
    нуд падл стерв лярв мент быдл жлоб жлоп хам зек зэк сцы сци дерм бомж рвот дох сдох дрян быд йоп хруй хрюй хлуй хлюй
    хвуй хвюй блюй
  `),
  UK: list(`
    піз пісь писк сцик гів цик сіс сіск сиськ шльон підр підор ніг наці гіт чми чмир дебіл бевз йол бидл йіб єп їп риг сеч
    мертв вбит біс гопн фіг здох пян довб
  `),
};

/** Ruled out wherever they stand within a syllable. */
const within = {
  EN: list(`
    fuck fuk shit cunt kunt cock dick nigg fagg wank twat slut prick piss bitch cum kum jizz sex whor porn nazi clit klit
    crap damn suck rape spunk shag tits bum crack meth
  `),
  DE: list(`
    arsch fick kack schiss scheis schwanz fotz titt nutt wichs wix geil kotz rotz schlamp spast heil schwul schwein schlitz
    tunt zick nackt mös kiff hasch tot töt tod mord puff pimm
  `),
  RU: list(`
    хуй хуи хуе хуя хую хер хрен пизд писд жоп сра бля шлюх пид жид хач негр гнид мраз дроч трах секс член перд говн гавн
    нарк сперм порн манд муд еба ебл сук чмо целк ганд гонд курв шмар псих труп черт чорт смерт
  `),
  UK: list(`
    хуї хує хрін пізд гівн лайн дуп циц хвойд єб їб йоб сці сця бздю спід твар дрищ блюв суч
  `),
};

/** The list, ready to be asked. */
export const ruleOut: {
  readonly whole: ReadonlySet<string>;
  readonly within: ReadonlySet<string>;
} = {
  whole: new Set(Object.values(whole).flat()),
  within: new Set(Object.values(within).flat()),
};
