import type { NamedWords } from '../text/word-lists.ts';

/** Words of both languages with the same meaning in a health question. `kid*` matches any ending. */
export const MEDICAL_CONCEPTS: NamedWords = {
  drug: 'melatonin* benadryl diphenhydramin* difenhidram* clonidin* guanfacin* intuniv tenex risperid* risperdal abilify aripip* ritalin* adderall vyvanse lisdexam* concerta metilfen* methylphen* focalin quillivant strattera atomox* prozac fluoxet* zoloft sertral* lexapro escitalo* ssri* ambien tylenol acetamin* paracet* ibuprof* motrin advil naproxen aspirin* keppra levetir* depakote valpro* tegretol carbamaz* lamictal lamotrig* trileptal epidiolex topamax topiram* hydroxyz* hidroxiz* trazodon* clonazepam klonopin lorazepam ativan xanax diazepam gabapent* seroquel quetiap* zyprexa olanzap* haldol haloper* buspir* propranol* mirtaz* metform* zyrtec claritin cetiriz* loratad* miralax senna pedialyte zofran omepraz* prednis* amoxicil* azitrom* leucovor* folinic folinico ivermect* bumetan* oxytoc* oxitoc* memantin* naltrex* donepez* cerebrina dayvigo qelbree',
  remedy:
    'vitamin* b12 b6 magnes* zinc omega* fish oil probiot* supplement* suplement* cbd thc cannabis mota marihuan* weed delta gummies gomitas herb* hierb* te tea valerian* pasiflora lavend* chamom* manzanilla homeop* essential oils aceite* esencial* collagen* gaba theanin* ashwagandha elderberry iron hierro calcium calcio folate folat* camel camella colostr* tonico* malteada* herbalife ampolleta* jarabe* remedio* remedies cafe bach',
  cure: 'cure* curing cura curar* sanar* heal* revers* revert* detox* desintoxic* recover* mms chlorine cloro dioxido dioxide stem celulas madre hyperbaric* hiperbar* chelat* quel* dmsa turpentine trementina parasit* desparasit* metals metales fecal transplant* trasplante* enema* lavado* cord infusion* neurofeedback tms magnetic magnetica neurotypical exorc* limpia* ivig plasma quita quitar* quite elimin*',
  meds: 'med meds medicin* medicat* medicam* pill* pastill* tablet* tableta* capsul* inhal* spray drop* gotas gota patch* parche* shot* inyec* syrup prescri* prescrip* receta* recet* stimulant* estimul* antidep* antips* antibiot* antifung* anticonv* sedant* sedat* steroid* esteroid* rx generic* generico*',
  dose: 'dose* dosis dosage dosag* mg ml mcg milig* gram* cc half mitad doubl* doble twice diario daily max maxim* amount cantidad spoon* cuchara* teaspoon* unidades iu puff',
  weight: 'pound* lb lbs libra* kilo* kg weigh* pesa* peso',
  vaccine:
    'vaccin* vacun* mmr booster* refuerzo* immuniz* inmuniz* hpv papiloma dtap jab* shots flu covid',
  test: 'ados cars cars2 vineland mchat gars srs asrs adir scq score* puntaje* percentil* level nivel levels niveles screening quiz checklist test* prueba* eeg electroenc* mri resonan* scan* bloodwork lab labs analisis genetic* cromosom* microarray ct',
  diagnosis:
    'autis* asd tea adhd tdah add asperger* diagnos* epilep* seizure* convuls* ataque* apraxia* dysleps* dislex* intellectual* retraso ocd toc odd anxiety ansiedad bipolar* depress* depresion schizo* esquiz* spd tics tourette* rett down fragile fragil celiac* celia* pandas syndrome sindrome disorder* trastorno* disease* enfermedad* spectrum espectro mild leve severe severo',
  sign: 'points point sen* lines line alin* flap* alete* toe puntitas spin* gira giran words palabra* talk* habla* late tarde eye contact* mira name nombre echol* ecolal* regress* perdio lost stims stim* fever fiebre calentura rash roncha* vomit* constip* estren* diarrhea diarrea pain dolor* headache* cough tos weight appetite apetito drows* sueno dormid* gain engord* twitch* stare* zona* rolls eyes ojos sick enferm*',
  act: 'give gives giving gave doy dar darle daba demos start* empez* empiez* stop* quit* dejo dejar dejarle suspend* pause paus* skip* salt* switch* cambi* cambiamos raise* increas* subo subir subirle sube bump* lower* baj* cut wean* taper* split* part* crush* mol* mix* mezcl* combin* repeat* repit* take takes taking toma tomar tome use using usar usa try trying probar pruebo intent* refuse* forc* medicat* medicar* treat* trat* operat* oper* surger* cirug* tube sonda anesthes* anestes* diet* dieta gluten casein* caseina keto ayun* fast',
  judge:
    'should shall must safe segur* harm* danger* peligr* ok okay okey worth vale good buen* bad mal malo mala best mejor better peor worse right correct* normal help helps ayuda ayudan sirve sirven work works funcion* efecto* effect* cause* caus* why recommend* recomiend* conviene necesit* need needs opinion honest* think creen cree tell si yes no',
  could: 'can could may puedo puede pued* se podria podemos let',
  much: 'how much many cuant* often seguido long tanto',
  whether: 'is does do are or o es son tiene tendra sera if si whether cual which',
  me: 'i we my our mi nuestro yo me nos',
  kidword:
    'son daughter kid* child* hijo hija nino nina bebe baby toddler he she him her his el ella lo la le',
  doctor:
    'doctor* dr pediatr* neurol* psychiatr* psiquiatr* nurse* enfermer* pharmac* farmac* specialist* especialist* psycholog* psicolog* clinic* clinica* hospital* dentist* evaluator*',
  paper:
    'form forms formulario* paper* papel* letter* carta* record* expediente* cartilla report* reporte* portal print* imprim* log logs diario bitacora chart* write* written escrib* escrit* copy copia* file* note* list* lista* sign* firm* app calendar* reminder* recordat* track* apunt* app send manda* fax spanish espanol interpret* translate* traduc*',
  pay: 'insur* seguro* cover* cubr* cobertura* medicaid copay* copago* deduc* denied denial neg* appeal* apel* claim* reclam* cost* cuest* price* precio* pay* pag* bill* factura* auth* autoriz* formular* tier network* red eob ssi waiver*',
  school:
    'school* escuela* iep 504 teacher* maestr* class* clase* daycare guarder* camp* kinder* district* distrito* head preschool nurse',
  visit:
    'appointment* cita* visit* visita* refer* referid* evalu* waitlist* espera second segunda opinion ask asking pregunt* question* tell* bring* llev* prepare* prepar* explain* explic* talk* platic* find busc* encontr* who quien* where donde when cuando call* llam* social story cuento stories historia dibujo* picture*',
  meaning:
    'mean* signific* definition difference diferencia explain* explic* stand letters letras called llama what que',
  teach:
    'teach* ensen* practic* routine* rutina* reward* premio* habit* steps pasos tips ideas idea consejo* learn* aprend* lesson* leccion*',
  travel:
    'move* mudar* mud* travel* viaj* airport* aeropuerto* plane avion tsa pack* empac* lock* caja* store* guard* dispos* tir* expire* venc* refill* surt* pharmacy',
};
