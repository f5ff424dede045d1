/** Words that name no food, in texts about allergies. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a about above actually after all allergen allergens allergic allergies allergist allergy also although always am an
  anaphylactic anaphylaxis and any anything apart are as asthma at avoid avoids avoiding away baby bad badly baked be because been before
  belly benadryl best big bit bites body both breathing but by call can cannot cant carry carries cause causes causing child childhood
  contact contain contains containing cook cooked could cross contamination daily daughter days derivative derivatives derived diagnosed diet diets do doctor does doesnt dont
  drink drinking drinks due during each eat eating eats eczema either emergency epi epipen epinephrine etc even ever every everything except
  excluding extreme extremely face family fatal few fine foods food for form forms found free from get gets give gives given has hasnt have having he her hers him his
  hive hives hospital house how however i if immediately in including ingredient ingredients inhaler inside intolerance intolerant intolerances into
  is isnt it itch itching itchy its just keep kid kids kind kinds know known label labels let level life light like likely list little lot made makes many may
  maybe medium medicine mild mildly mine mix moderate months more most mother mouth much must my named near need needs never no non none nor not nothing now of off often ok
  okay on once one only or other others our out outgrew outgrown over parent patch pen people per please positive possible possibly prick product products
  protein proteins probably rash rashes raw reacts react reacted reacting reaction reactions reactive read really risk safe same sauce school see seems sensitive sensitivity sensitivities serious
  seriously severe severely she should shouldnt sick since skin small so some sometimes son spoon start still stomach strict strictly such suspect suspected swelling swell swells
  swollen symptoms tested test tests than that the their them then there these they things this throat throws to tolerate tolerates too touch touches trace traces toddler two type types under unless
  until up upset us used uses very vomit vomits vomiting was wasnt we well went were what when which while who will with without would wont year years yes
  yet you your years old possible strong strongly anymore longer past allowed denies allergenic confirmed free alternatives alternative based
  afecta al alergeno alergenos alergia alergias alergica alergicas alergico alergicos algo algun alguna algunas algunos alimento alimentos anafilactica
  anafilaxia ano anos antes aplica asi aun aunque bajo bebe bien boca brazo cada casa caso causa cerca come comer comida comidas como comer con contacto contaminacion
  contiene contienen creo cruda crudo cruzada cualquier cuando cuerpo cuidado cuidar da dan dar de debe del derivado derivados desde despues diarrea dias diagnosticada diagnosticado dieta doctor dolor donde dos e
  el ella ellas ellos en epinefrina epipen era es esa ese eso esta estan estas este esto evita evitar excepto fuerte general grave gusta ha hace hay hasta hija hijo hinchazon horas
  igual incluso incluyendo ingrediente ingredientes intolerancia intolerancias intolerante intolerantes ir jamas la las le leve leves les libre lo los mal mas mayor me medico
  mejor menos meses mi mis moderada moderado mucha mucho muchas muchos muy nada ni nina ninguna ninguno nino no nombre nos nunca o otra otras otro otros palabra para parece pero persona
  personas piel poca poco polvo ponen por porque posible posiblemente presenta problema problemas producto productos proteina proteinas prueba puede pueden pues que quiza quizas reaccion reacciona reacciones
  reaccionar roncha ronchas salen sale salpullido salvo se sea segun segura seguro sensibilidad sensible si siempre severa severas severo sin sino sobre solo solamente son sospecha su sus
  supero tambien tampoco tan tanto tener tengo tiene tienen tipo toca todavia toda todas todo todos toma tomar tolera traza trazas tres tu u un una unas uno unos urticaria
  va varias varios veces vez via vida vomita vomito vomitos y ya yo
  break breaks broke breaking might scrambled hard boiled horneada horneado horneadas horneados cocida cocido conocida conocidas conocido conocidos vaca cow hen gallina
  throws watch careful carefully bother bothers upset reads labels ears runny nose eyes eye lips lip tongue throat body arms legs red mild worse
  ensename cuidadosa cuidadosos labios labio lengua garganta ojos ojo nariz rojo roja
  til clara had amount amounts neither problem problems negative ruled cause dye goat goats sheep cabra oveja griego griega tenido habido descarto descarta descartada descartado negativa negativo dano mal hacen bee sting
  mg ml lb oz am pm hr hrs yr yrs mo mos`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
