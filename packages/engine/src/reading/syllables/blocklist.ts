/**
 * What no table and no changed word holds, in any language: rude words, slurs, sex, drugs and death, as they are written and
 * as they sound. Compiled by hand (decision 228); it is never shown to anybody. What merely opens a rude word stays, and what
 * it could become is ruled out across the cells of a table (decision 242). "ё" is written as "е" here.
 */

/** The words of a text. */
export const list = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** Syllables that are ruled out as a whole. */
const whole = {
  EN: list(`
    ass arse ars bum boob tit tits nip nips chink chinc spic spick spik wop wog gyp kik kyk jap nig nigg neg fag fagg dyk
    dyck gimp spaz spas spass spast dum dumb damn hell crap krap pis piss pys pyss shit shyt shat shet shut shag slut
    slag slit whor hoe hoar sex seks sec seck sux suk suc suck sucks dik dic dick dix cok coc cock coq kok koc cox kox kock
    prik pric prick pryk fuk fuc fuck fux fug fek fec feck fck fyk cunt kunt cunn kun twat twot twit wank wanc wang dong
    hump cum cumm kum jis jiz jizz jism jys spunk spunc nob knob nobb bitch bich bish bych nud rape kil kill kyl ded dead
    crak krak crack krack meth hash bong rum gin gyn cig cigg drug drugg drunk drunc bra brah thong tramp skank skanc skag
    scum skum snot snog turd sod git gyt prat pratt mong dink muf muff puss pus poop puf hag hick hik lez lezz tran trann
    fap milf gash clit klit crip cripp kryp dung lust pimp pym stab sperm porn smack smak dop dope gun bomb yid hom homo
    gay pee shank shanc nutt nuts goon dork slob sob butt fart coon gook paki tard munt pedo smut sext thot simp
    vag bint bonk
  `),
  DE: list(`
    arsch ars arss fick fik fic ficks fig figg kack kak cack kakt pis piss pisch pups furz furtz schis schiss schiß scheis
    scheiss scheiß dreck drek sau musch mös möse fotz fot foz titt tit tits busen nipp pimm schwanz schwul schwuch hur hurr
    hure nutt nuts puff puf sex seks secks geil geilt bums bumst popp wichs wich wiks wix blas hod hoden kot kod depp dep
    dumm dum doof dof blöd blod krüpp krüp spast spas mong heil heild hail sieg sig jud jüd nig neg zig tot töt tod töd
    mord mort leich bier schnaps schnap koks kok koc hasch kif kiff kift suff suf suft sauf kotz koz rotz roz schlamp
    schlam lud luder strich klit klöt nackt nack nak schwein zick zik tuss tus tunt perv schlitz muff muf ritz
    lutsch lust sterb pest drog nazi naz stink stinkt hurn hurs votz spack spak bitsch fut fud futz
  `),
  RU: list(`
    хуй хуи хуе хуя хую хюй хюи хер хрен хрин пизд писд пезд пиз пис пыс пись поп жоп жеп зад сра сру сры сре сри срат срал
    срак ссы сса ссат сык сик сис сыс сиск сиц гов говн гавн кал какт бля бла блят блад бляд блет блэт блуд сук суч шлюх
    шлух курв манд муд еб эб иб йоб йеб выеб ебн ебт ебл еп эп епт пид пед пидр педр гей гом жид хач хох хохл хахл чурк
    негр нег нигр ниг кац фаш нац гит зиг хайл дур дурк туп лох чмо чма чмы чму гад гнид мраз мрас твар скот свин псих псы
    шиз деб вонь пук перд перт пирд бзд рыг блев моч дрис дрист дроч трах сос секс сек сэк сэкс член яйц фал фалл конч спид
    сперм порн трус нарк гаш кокс крек крэк спайс бух бухл труп смерт мерт гроб гроп бес черт чорт йух нах пох фиг фик фак
    нуд падл стерв целк шмар лярв ганд гонд мент быдл жлоб жлоп хам зек зэк сцы сци дерм бомж рвот дох сдох дрян быд йоп
    хруй хрюй хлуй хлюй хвуй хвюй блюй
  `),
  UK: list(`
    хуй хуї хує хер хрін хрен пизд пізд піз пис пісь писк срак срач сран сці сци сця сцик гівн гів лайн кал какт дуп жоп
    зад циц цик сис сіс сіск сиськ курв хвойд шльон шлюх бляд блят бля сук суч сучк підр підор пид пед гей жид кац хох ніг
    ниг нег фаш наці нац гіт хач чмо чми чмир лох дур деб дебіл бевз йол бидл падл стерв мраз твар гнид муд манд єб їб йоб
    йіб йеб єп їп трах дроч сос член яйц секс сек порн спід сперм бздю бзд риг блюв шмарк пук моч сеч дрис дрист дрищ нарк
    гаш кокс крек спайс бух труп смерт мертв мерт вбит гроб чорт біс свин скот жлоб хам мент гопн шиз псих ганд гонд нах
    пох фіг лярв шмар туп гад фал конч здох пян довб
    хруй хрюй хлуй хлюй хвуй блюй
  `),
};

/** Ruled out wherever they stand within a syllable. */
const within = {
  EN: list(`
    fuck fuk shit cunt kunt cock dick nigg fagg wank twat slut prick piss bitch cum kum jizz sex whor porn nazi clit klit
    crap damn suck rape spunk shag tits bum crack meth
  `),
  DE: list(`
    arsch fick kack piss schiss scheis schwanz fotz titt nutt wichs wix geil kotz rotz schlamp spast heil schwul schwein
    schlitz tunt zick nackt mös kiff hasch tot töt tod mord puff pimm
  `),
  RU: list(`
    хуй хуи хуе хуя хую хер хрен пизд писд жоп сра бля блят шлюх пид жид хач негр гнид мраз дроч трах секс член перд говн
    гавн нарк сперм порн манд муд еба ебл сук чмо целк ганд гонд курв шмар псих труп черт чорт спид смерт
  `),
  UK: list(`
    хуї хує хрін пізд срак гівн лайн дуп циц хвойд єб їб йоб сці сця бздю спід твар дрищ блюв суч
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
