/**
 * Words of both languages with the same meaning in a message, so that differently worded messages are
 * recognized. `kid*` matches any ending.
 */
export const CRISIS_CONCEPTS: Readonly<Record<string, string>> = {
  child:
    'son daughter child children kid* baby babies toddler boy boys girl girls teen* grandson granddaughter nephew niece twin* hijo hija hijos hijas nino nina ninos ninas bebe bebita bebito nene nena chamaco chamaca nieto nieta sobrino sobrina muchacho muchacha gemel* criatura peque* morro chiquit* escuincle',
  partner:
    'husband wife boyfriend girlfriend partner spouse fiance fiancee ex esposo esposa marido novio novia pareja mujer senor viejo',
  kin: 'mom mother dad father stepdad stepmom stepfather uncle aunt grandpa grandma grandfather grandmother brother sister cousin mama papa madre padre padrastro madrastra tio tia abuelo abuela hermano hermana hermanit* primo prima suegr* cunad* sibling* roommate',
  staff:
    'teacher* aide para therapist rbt bcba staff sitter babysitter nanny caregiver driver coach principal nurse counselor pastor priest neighbor tutor worker maestr* profe* terapeut* asistente auxiliar niner* cuidador* chofer director* enfermer* vecin* padrino monitor*',
  i: 'i me my myself mine yo mi mis conmigo mia mio',
  he: 'he she him her his hers they them el ella lo la le su sus ellos',
  us: 'we us our nosotros nos nuestr*',
  night:
    'night nights midnight am 2am 3am 4am noche noches madrugada medianoche tonight anoche amanecer',
  minutes: 'minute* min mins hour* second* minuto* hora* segundo* rato ratito ago hace',
  sleep: 'sleep* asleep awake wake* woke nap bed duerm* dorm* sueno despiert* cama desvel* insomn*',
  cry: 'cry* cried crying tears sob* weep* llor* llant* lagrim*',
  door: 'door* lock* unlock* key* gate* deadbolt closet room puerta* llave* candado cerroj* chapa reja encerr* cuarto seguro porton tranca* atrancad*',
  car: 'car cars truck garage driveway parking drive driving wheel carro coche troca camioneta cochera garaje estacion* volante maneja* manejando',
  water:
    'water pool lake river pond tub bathtub bath ocean canal swim* agua alberca piscina lago rio tina banera mar arroyo estanque nad* jacuzzi',
  drug: 'pill* bottle* med meds medicine* medication* dose* tylenol benadryl melatonin clonid* risperid* insulin* ibuprof* advil syrup pastilla* pildora* frasco* medicina* medicamento* dosis jarabe tableta* gotas gummies gomitas vitamin*',
  toxin:
    'bleach detergent pod pods antifreeze cleaner battery batteries magnet* berries mushroom* chemical* pesticide poison cloro detergente anticongelante bateria* pila* iman* veneno* hongo* limpiador fabuloso raticida gasolina beads',
  drink:
    'drank drunk drink* swallow* ate eat eaten chew* tomo toma bebio trag* comio comi mord* tomaba tome',
  alcohol:
    'vodka beer wine drunk drinking tequila whiskey booze borracho tomado cerveza* vino trago* alcohol licor',
  blood: 'blood* bleed* sangr* bled gush* stitches wound',
  body: 'head face neck chest arm arms leg legs hand hands lips mouth tongue eyes eye skin throat belly stomach back wrist* thigh* ribs cabeza cara cuello pecho brazo* pierna* mano manos labio* boca lengua ojo ojos piel garganta panza estomago espalda muneca* muslo* costilla* nuca',
  color:
    'blue purple gray grey pale white yellow green azul* morad* gris* palid* blanc* amarill* verde',
  breath:
    'breath* breathe* wheez* gasp* air chok* respir* aire ahog* jade* silb* inhal* cough* tos tose',
  limp: 'limp floppy unconscious faint* collaps* unrespons* stiff jerk* twitch* shak* seiz* convuls* desmay* temblando tiembl* tieso tiesa rigid* flacid* aguad* guang* trapo inconsciente reaccion* respond* ido drool* droop* slur* babea* chueca',
  fever:
    'fever hot burning heat freezing cold ice snow calentura fiebre calor ardiendo frio hielo nieve helad*',
  weapon:
    'knife knives gun guns pistol rifle bullet* weapon razor* blade* rope belt scissors shotgun ammo bat hammer cuchillo* pistola* arma* bala* navaja* soga cuerda cinturon cinto tijera* machete escopeta chancla martillo bate cable',
  height:
    'roof window* balcony bridge ledge railing stairs cliff overpass tower techo azotea ventana* balcon puente barandal escalera* barranco torre borde cornisa',
  train: 'train tracks tren vias rieles',
  road: 'road street highway traffic freeway interstate intersection calle carretera autopista trafico avenida cruzando banqueta',
  gone: 'gone missing disappear* vanish* lost nowhere wander* elope* ran escaped desaparec* perdi* escap* fugo salio encuentr* empty vaci* vacia vacio',
  police:
    'police cops cop ambulance 911 cps ice migra er hospital policia* ambulancia urgencias patrulla sheriff court juez restraining',
  fire: 'fire smoke gas flames burn* stove fuego humo flama* quem* estufa incendi* lumbre huele',
  alone: 'alone lonely isolated myself sola solo solas solos aislad*',
  nobody: 'nobody noone none anybody one nadie ningun* nunca never nada',
  goodbye:
    'goodbye bye farewell letter* note notes will passwords funeral beneficiary adios despid* despedi* carta* cartas testamento herencia contrasena* notaria recuerd* remember*',
  give: 'give gave giving gift* rehome* donat* regal* reparti* dio di doy entreg*',
  die: 'die died dying dead death kill* suicid* mori* muer* muert* mat* matar* existir exist',
  live: 'live living alive life exist* vivir vida viva vivo existir',
  better: 'better without burden mejor sin carga estorb* peso',
  hit: 'hit hits hitting beat* punch* slap* kick* chok* strangl* shov* push* throw* threw grab* drag* yank* pinch* smack* spank* whip* pega* pego pegu* golpe* pate* cachet* abofet* ahorc* empuj* avent* jal* arrastr* pellizc* sacud* zarand* nalgad* trompad* punetaz* bofet*',
  mark: 'bruise* mark* scar* scratch* welt* handprint fingerprint* sore* moret* marca* cicatri* rasgu* ronch* dedos huella* cardenal*',
  bind: 'tie tied tape taped strap* restrain* chain* pin pinned held hold holding sit sat amarr* amarra* atar ata* sujet* cinta encaden* sentad* aplast*',
  touch:
    'touch* underwear panties pants lap secret* game kiss* rape* molest* private* toc* calzon* ropa regazo secreto* juego besa* beso viol* manose* partes tocamient*',
  control:
    'phone passport papers card cards money check* track* gps camera* permission allowance telefono celular pasaporte papeles tarjeta* dinero revisa* camara* permiso cuenta quita* quito esconde* control*',
  fear: 'afraid scared scare* fear* terrif* tiptoe* eggshells flinch* miedo asust* temo terror* tembl* brinca* susto encoge',
  tired:
    'tired exhaust* drained worn burned spent depleted cansad* agotad* rendid* fundid* quemad* molid* harta harto',
  cant: 'can not could cannot unable puedo podemos puede aguanto doy logro',
  anymore: 'any more longer again still ya mas siempre todavia',
  stopped: 'stopped stop quit dej* pare parar',
  break:
    'break* broke broken snap* shatter* crack* collaps* explot* romp* rot* quiebr* quebr* revent* derrumb*',
  escape:
    'leave leaving run away drive drove keep driving walk far motel bus irme huir escap* lejos correr largar* manejar camion maleta* suitcase pack*',
  hide: 'hid* hiding bathroom shower floor closet pantry escond* bano regadera piso suelo despensa ducha lavanderia laundry',
  scream: 'scream* yell* shout* grit* alarid* voice voz',
  quiet:
    'quiet silent silence stare* staring numb nothing empty callad* silencio mirando viendo vacio vacia nada entumecid* pared wall',
  hate: 'hate* regret* resent* worthless monster failure fraud odi* arrepien* inutil monstruo fracas* basura',
  shame: 'fault guilt* ashamed sorry blame culpa* verguenza perdon* disculp*',
  app: 'account plan price* subscription cancel* login password app website printable pdf cuenta precio* suscripcion contrasena pagina aplicacion imprim* descarg* print*',
  care: 'provider* therapist* therapy aba slp ot speech clinic dentist doctor appointment* waitlist referral evaluation proveedor* terapia* clinica dentista cita* lista referido evaluacion pediatra* pediatrician',
  insure:
    'insurance medicaid copay deductible claim* denial denied appeal aetna cigna tricare coverage cover* seguro copago deducible reclamo negaron apelacion cubre* cobertura ssi waiver waiver*',
  learn:
    'lesson* course* module* quiz* badge* lecc* curso* modulo* insignia* video* training taller entrenamiento book* libro*',
  school: 'school iep 504 class classroom bus grade escuela clase salon camion kinder grado prepa',
  ask: 'how what which where when who why does do is are can should como que cual donde cuando quien por cuanto puedo hay tienen existe recommend* recomiend* explain* explica* tips ideas',
  food: 'eat food snack* diet meal* recipe* cook* lunch dinner comida dieta receta* cocin* lonche cena desayuno gluten milk leche',
  joke: 'lol haha* lmao jaja* jeje* jk joking broma funny',
  game: 'game* minecraft roblox fortnite movie show book character song player videojuego* juego* pelicula caricatura personaje cancion novela serie',
  past: 'was were years ago last year used had recovered survived fine now era fue anos hace paso supero antes',
  number:
    'one two three four five six seven eight nine ten twelve dos tres cuatro cinco seis siete ocho nueve diez',
};
