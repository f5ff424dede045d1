/**
 * Words of subjects that our pages do not cover, in lower case without accents. Excludes words that parents
 * also use with our subjects (milk, doctor, car seat, lawyer).
 */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  animals: [
    'cat cats kitten kittens puppy puppies hamster hamsters parrot parakeet rabbit rabbits aquarium horse horses cow cows coop fleas flea vet veterinarian kibble litter poodle labrador bulldog chihuahua shepherd beagle dachshund hairball hairballs neuter spay',
    'gato gatos gata gatito gatitos perro perros perra perrito cachorro cachorros conejo conejos pajaro loro perico pez caballo caballos gallina gallinas pulgas garrapatas veterinario veterinaria croquetas vaca vacas',
  ],
  vehicles: [
    'corolla camry civic honda toyota ford chevy nissan hyundai kia jeep tesla minivan truck trucks tire tires brakes transmission sedan suv motorcycle carburetor alternator windshield radiator spark odometer dmv mechanic horsepower',
    'llanta llantas frenos aceite camioneta moto motocicleta mecanico carburador bujias gasolina troca',
  ],
  weather: [
    'weather forecast snow rain raining rainy hurricane tornado humidity fahrenheit celsius sunrise sunset eclipse thunderstorm',
    'llover lluvia llueve nieve nevar huracan tornado pronostico eclipse amanece',
  ],
  sports: [
    'lakers yankees cowboys dodgers celtics warriors patriots nfl nba mlb fifa soccer football baseball basketball hockey tennis golf quarterback touchdown playoffs superbowl olympics olympic championship marathon ufc wrestling',
    'futbol beisbol baloncesto boxeo mundial partido goles campeon clasico liga chivas barcelona madridista olimpiadas maraton boxeador',
  ],
  politics: [
    'president senator senate congressman congresswoman election elections ballot republican republicans democrat democrats biden trump obama governor politician impeach',
    'presidente presidenta senador elecciones eleccion republicanos democratas alcalde alcaldesa gobernador diputado votar candidato candidata',
  ],
  fame: [
    'celebrity celebrities actor actress singer rapper taylor swift beyonce kardashian musk bezos messi ronaldo shakira einstein movie movies netflix hulu spotify concert lyrics oscar oscars grammy grammys instagram influencer novel anime pokemon fortnite minecraft xbox playstation nintendo',
    'famoso famosa famosos cantante actriz pelicula peliculas novela novelas telenovela concierto futbolista',
  ],
  'adult matters': [
    'sex sexy porn dating tinder girlfriend boyfriend condom erection viagra orgasm nude nudes hookup casino gambling poker lottery lotto beer wine whiskey vodka cocktail weed marijuana vape cigarettes',
    'sexo porno novia novio condon viagra casino loteria apuestas cerveza tequila ron marihuana cigarros',
  ],
  'other illnesses': [
    'lupus diabetes diabetic migraine migraines shingles arthritis gout asthma eczema psoriasis acne cancer tumor chemo chemotherapy stroke cholesterol hypertension pneumonia bronchitis influenza covid herpes hepatitis hiv std ulcer gallstones hernia appendicitis cataracts glaucoma menopause osteoporosis dementia alzheimer alzheimers parkinson parkinsons hemorrhoids sinus sinusitis sprain sciatica thyroid hangover toothache whitening botox athletes wart warts',
    'diabetes lupus migrana migranas artritis asma cancer gastritis colesterol hipertension neumonia herpes hepatitis ulcera hernia apendicitis cataratas menopausia embarazada osteoporosis demencia alzheimer parkinson hemorroides sarpullido tiroides resaca caries acne verrugas',
  ],
  'law and papers': [
    'alimony evict eviction tenant lease mortgage foreclosure bankruptcy ticket dui felony probation passport greencard naturalization deportation asylum undocumented patent trademark inheritance unemployment copyright',
    'divorciarme divorciarse inquilino desalojo renta hipoteca multa pasaporte ciudadania naturalizacion deportacion asilo inmigracion indocumentado herencia desempleo',
  ],
  money: [
    'bitcoin crypto stocks stock nasdaq dividend forex euro euros yen rupee rupees pounds irs turbotax w2 1099 401k ira refinance etf resume',
    'bitcoin criptomonedas acciones euro euros prestamo prestamos curriculum salario aguinaldo',
  ],
  'food and home': [
    'lasagna pizza burger burgers taco tacos sushi steak turkey salmon bagel bagels pancakes pancake omelet casserole lawn fertilizer garden gardening tomatoes tomato roses lawnmower plumbing unclog faucet drywall screwdriver screw bleach stain stains carpet mattress furniture curtains dishwasher microwave ikea starbucks mcdonalds',
    'pozole tamales pupusas tortillas frijoles pastel lasana pizza hamburguesa tacos jardin tomate tomates cesped plomero tuberia mancha manchas alfombra colchon muebles lavadora refrigerador microondas',
  ],
  technology: [
    'python javascript java excel spreadsheet powerpoint html css sql linux macbook printers router bluetooth gigabytes galaxy alexa whatsapp',
    'computador enrutador python excel whatsapp hackeo hackear alexa',
  ],
  'school subjects and knowledge': [
    'algebra calculus trigonometry equation equations geometry photosynthesis mitochondria planet planets galaxy dinosaur dinosaurs pyramid pyramids napoleon shakespeare hamlet titanic mongolia mongolian wwii galileo newton pythagoras thermodynamics invented inventor poem poems haiku limerick joke jokes riddle horoscope zodiac astrology tarot essay sonnet',
    'algebra ecuacion ecuaciones fotosintesis planeta planetas dinosaurio dinosaurios piramides napoleon cervantes invento bombilla poema poemas poesia chiste chistes adivinanza horoscopo zodiaco tarot soneto sonar serpientes',
  ],
  'travel and places': [
    'flight flights airline airlines airfare hotel hotels cruise airbnb disneyland disney restaurants museum museums zoo tourist tokyo rome venice bali cancun hawaii everest',
    'vuelo vuelos aerolinea aerolineas hotel hoteles crucero restaurantes museo museos zoologico turista disney cancun misa',
  ],
};

export const OTHER_SUBJECTS: ReadonlySet<string> = new Set(
  Object.values(SUBJECTS)
    .flat()
    .flatMap((line) => line.split(' ')),
);
