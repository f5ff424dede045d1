import { setOfWords } from '../kernel/plain-word.ts';

export const NEGATIONS = setOfWords(
  'not no never isnt arent doesnt dont didnt wont cant cannot hasnt havent wasnt werent couldnt ' +
    'wouldnt shouldnt wont refuse refuses refusing unable hate hates nunca jamas tampoco sin rechaza odia',
);

/** Words that affect neither meaning nor matches. */
export const STOP_WORDS = setOfWords(
  'a an and any are at be been being but by can could did do does for from had has have he her hers ' +
    'him his how i if im in is it its just me my of on or our really she so some still that the ' +
    'their them there they this to too us very was we were what when where which who why will with ' +
    'would yet you your ive hes shes theyre ll re ve ' +
    'de del el la las los un una en con para por que y',
);

/** Words ignored next to other needs: "autism dentist" is about teeth. */
export const WEAK_WORDS = setOfWords(
  'autism autistic asd spectrum child children kid kids son sons daughter boy girl toddler baby ' +
    'special pediatric pediatrics peds ped disability disabilities disabled tx appt ' +
    'teen teens teenager teenagers preschooler preschoolers infant newborn grandson granddaughter ' +
    'adult adults year years old yo month months need needs want wants help helps looking find search good ' +
    'best great top local near nearby close closest around here free affordable cheap accepts ' +
    'accepting new patients doctor doctors dr specialist specialists provider providers place ' +
    'places someone service services therapy therapies therapist therapists treatment support ' +
    'program programs care please thanks get getting go going always lot much problem problems ' +
    'trouble issue issues other school insurance network take takes taking covered ' +
    'autismo autista autistas espectro nino nina ninos ninas hijo hija hijos bebe adolescente anos meses ' +
    'chiquito chiquita chamaco chamaca muchacho nene nena pequeno pequena ayuda ayudar ' +
    'necesito necesita busco buscar quiero cerca gratis mejor doctora medico especialista terapia ' +
    'terapeuta terapias seguro acepta aceptan problema problemas tiene mi su le lo al se es ' +
    'especial especiales infantil infantiles pediatrico pediatrica discapacitado discapacitada ' +
    'buen bueno buena mejores recomiendan donde hay alguien como quien servicios programa clinica ' +
    'centro doctores medicos terapeutas terapista terapistas especialistas cuesta cita citas ' +
    'appointment appointments consulta tratamiento adolescentes adulto adultos ninito ninita nenita ' +
    'hijito hijita bebito bebita chavo chava chavito morrito morrita muchacha joven jovencito ' +
    'poor severe mild moderate serious teenage teenaged tween tweens preteen youth kiddo kiddos kindergartner grandchild nephew niece nieto nieta sobrino ' +
    'sobrina friendly autistics neurodivergent neurodiverse asperger aspergers audhd mami mio mia esta este',
);

/** Filler words within a phrase: "can’t even talk", "no sabe hablar". */
export const FILLERS = setOfWords(
  'want wants wanna like likes really even know knows able try tries trying start starts started ' +
    'keep keeps kept gonna anything anymore often sometimes too very well only enough right bit ' +
    'easily properly alone own self himself herself themselves today ever ' +
    'quiere quieren puede pueden sabe saben gusta gustan todavia aun nada bien mucho mucha muy mas ' +
    'might may maybe says said say think thinks feel feels instead ' +
    'casi solo sola siempre a veces deja dejan logra otros otras otro otra sus ya understands experience experienced specializes specializing works working about olds ' +
    'entienda entiendan sepa sepan experiencia tenga trabaja puedo pueda podemos',
);

export const AUTISM_WORDS = setOfWords(
  'autism autistic asd spectrum neurodivergent asperger aspergers audhd autismo autista autistas espectro',
);

/** Weak words typical of a search for help, as opposed to wondering about a child's condition. */
export const SERVICE_WORDS = setOfWords(
  'specialist specialists provider providers place places service services therapy therapies ' +
    'therapist therapists treatment support program programs care school help helps looking find ' +
    'search good best great top insurance network covered accepts accepting free affordable cheap ' +
    'need needs patients clinic centro clinica servicios programa terapia terapias terapeuta ' +
    'terapeutas especialista especialistas ayuda ayudar necesito necesita busco buscar mejor mejores ' +
    'seguro gratis kids children ninos ninas',
);

/** Names of kinds of help and of their providers. */
export const NAMES_OF_HELP = setOfWords(
  'dentist dentists dental dentistry orthodontist dentista dentistas odontologo odontopediatra ' +
    'speech slp language habla lenguaje logopeda logopedia fonoaudiologa fonoaudiologo audiologist ' +
    'occupational ot ocupacional physical pt physiotherapist physiotherapy fisioterapia fisioterapeuta ' +
    'fisica fisico aba bcba rbt conductual psychologist psychiatrist psychology psychiatry counselor ' +
    'counseling psicologo psicologa psiquiatra respite preschool neurologist camp babysitter tutor iep ' +
    'relevo respiro campamento pediatrician feeding tooth teeth cavity cavities diente dientes cleaning ' +
    'muela muelas caries haircut haircuts',
);

/** Generic needs that yield to a specific one: a speech evaluation is about speech. */
export const GENERIC_WORDS = setOfWords(
  'evaluation evaluations eval evals assessment assessments screening diagnosis diagnose diagnostic ' +
    'evaluacion evaluaciones evaluar diagnostico delay delays delayed late retraso adult adults adulto ' +
    'adultos desarrollo development developmental crisis recursos resources job work ' +
    'teacher teachers maestra maestras maestro maestros worried worry concerned cant cannot stand hablo hablar hablarle social normal behind noche night summer verano',
);

/** Places where something happens, after "at" or "in". */
export const SETTINGS = setOfWords(
  'teacher teachers maestra maestras maestro preschool kindergarten daycare school schools class classroom recess gym pe church store library ' +
    'preescolar kinder guarderia escuela escuelita clase salon colegio iglesia tienda parque noche night',
);

/** Words between a preposition and its noun. */
export const DETERMINERS = setOfWords(
  'a an the his her my our their your this el la los las su mi un una',
);

/** Words that fit any kind of help. */
export const THERAPIST_WORDS = setOfWords(
  'therapist therapists terapeuta terapeutas terapista terapistas',
);
export const THERAPY_WORDS = setOfWords('therapy therapies terapia terapias treatment tratamiento');

/** Words for people old enough for talk therapy rather than play. */
export const GROWN_WORDS = setOfWords(
  'teen teens teenage teenager teenagers adult adults adolescente adolescentes adulto adultos parents ' +
    'mom dad mama papa mamas papas padres',
);
