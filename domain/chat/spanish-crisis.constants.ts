import type { CrisisTier } from './crisis.constants.ts';
import type { WordLists } from './crisis-patterns.ts';

/** Lists that Spanish patterns name. */
export const SPANISH_LISTS: WordLists = {
  veneno:
    'pila|pilas|bateria|baterias|iman|imanes|cloro|lejia|detergente|jabon|pastilla|pastillas|medicina|medicinas|medicamento|medicamentos|veneno|raticida|acetona|gasolina|alcohol|limpiador|quimico|quimicos|desinfectante|moneda|monedas|tornillo|melatonina|insulina|jarabe|tylenol|ibuprofeno|gomitas|capsulas|thinner|aguarras|fabuloso|sosa|destapacanos|perlas_de_agua',
};

/** Harmless phrases that hold words of a crisis: they are taken out first. */
export const SPANISH_HARMLESS: readonly string[] = [
  'muero|muere|morirme|moria|morimos|muriendo|morir [de] hambre|risa|ganas|sueno|calor|frio|pena|verguenza|sed|amor|la_risa|envidia|curiosidad',
  'muero por',
  'prevencion del|de suicidio',
  'riesgo|riesgos|peligro de asfixia',
  'matar el|de tiempo|risa|hambre',
  'medicina|medicamento|medicinas|plan|protocolo|historial|trastorno|antecedentes para|de|por las|la|convulsiones|epilepsia|convulsivo',
  'perder el|la tiempo|cita|cobertura|seguro',
];

/** By tier: what is said outright. */
export const SPANISH_CRISIS: Readonly<Record<CrisisTier, readonly string[]>> = {
  emergency: [
    'convulsionando',
    'no reacciona|responde|despierta|se_despierta|se_mueve|vuelve_en_si|abre_los_ojos',
    'no [puede|esta|puedo|logra|puedes] respira|respirando|respirar|respiraba',
    'trago|comio|tomo|bebio|ingirio|metio_a_la_boca|tragado|tomado|comido|bebido|chupo|tragaron|bebi ~5 @veneno',
    'tiene|agarro|saco|trae|con|anda|cargando ~2 cuchillo|pistola|navaja|arma|machete|tijeras ~6 amenaz*|y|en|quiere|matar|corriendo|contra|se|nos|me|no|encerr*|$',
    'corrio|corre|metio|cruzo|aventó|avento ~4 calle|carretera|trafico|autopista|avenida ~3 $|y|coches|carros|ahora|hace|solo|no',
    'se esta|me|le|ahogando|ahogo asfixiando|ahogando|atragantando|atorando',
    'salio|salido|escapo|escapado|ido de|del|por la|las|puerta|casa|ventana|salon|escuela ~6 $|y|no|solo|sola|hace',
    'cayo|caido|metio|aventó|avento|encontre|encontramos|hundio|tiro ~5 alberca|piscina|rio|lago|tina|mar|pozo|cisterna|canal|agua|banera',
    'sangra|sangrando|sangre|sangrado|sangrar ~4 mucho|mucha|no|para|sale|parar|fuerte|detiene|cabeza|todos|abundante|demasiado|detener',
    'no puedo|podemos|logro|consigo|lo|la ~1 despertarlo|despertarla|despertar|despierto',
    'esta|trepado|subido|parado|subio|colgando|trepo ~4 techo|ventana|azotea|balcon|barda|puente|vias|barandal|cornisa ~4 $|y|amenaza|quiere|aventarse|ayuda|no|se|tirarse|saltar',
  ],
  'self-harm': [
    'matarme|matarse|ahorcarme|ahorcarse|morirme|desvivirme|dispararme|pegarme_un_tiro|darme_un_tiro|colgarme|quitarme_la_vida|quitarse_la_vida|cortarme_las_venas|cortarse_las_venas|quitarmela_vida',
    'dice|dijo|dijeron|repite|grita|escribio|confeso|conto|menciona|dice_mi_hijo|escuche ~4 morir|morirse|matarse|matar|no_quiere_vivir|no_quiere_estar|nadie_lo_quiere|estar_muerto|estar_muerta|muerto|muerta|hacerse_dano|no_existir|suicid*|no_haber_nacido|desaparecer|irse_al_cielo|quitarse_la ~2 $|vida|y|de|que|cuando|mas|aqui|en|por|a|si',
    'tomar*|tragar*|tome|tomo|guardando|juntando|junte|tengo ~3 todas|frasco|bote|muchas|pastillas|pastillero ~4 pastillas|$|dormir|morir|acabar|para|y|matarme|medicinas|guardadas|terminar',
    'no ~1 veo|encuentro|tiene|hay|tengo|le_veo|le_encuentro|queda|existe|habia ~1 sentido|razon|razones|salida|motivo|futuro|salidas|esperanza|escapatoria|otra_salida|nada_por_que|por_que|para_que ~3 $|vivir|seguir|vida|para|de|a|y|mas|viviendo|ya',
    'quitar*|acabar|terminar|acabo|termino|quito ~2 la|con|mi|esta|su vida',
    'no quiero|quiere|quisiera|queria|tiene_ganas_de|tengo_ganas_de|deseo|desea|vale_la_pena|merezco|merece|puedo|aguanto|me_gusta|soporto|deberia ~1 vivir|seguir_viviendo|estar_vivo|estar_viva|estar_aqui|existir|despertar|despertarme|estar_en_este_mundo|seguir_aqui|seguir_con_vida|seguir_con_esta_vida|estar_mas_aqui|vivir_asi|haber_nacido|seguir_existiendo|levantarme_nunca|mas_vivir|mas_esta_vida ~1 $|mas|asi|y|porque|sin|con|en|manana|si|ya|nunca|por|para',
    'hacer* dano|danio ~3 $|misma|mismo|a_mi|con|y|cuando|ya',
    'lastimarme|cortarme|cortarse|cortarme_los|autolesion*|autolesiona|autolesionarme|me_corto|se_corta|cortandome|cortandose ~4 $|brazos|venas|munecas|piernas|y|cuando|para|con|las|los|a_mi|yo',
    'pistola|arma|cuchillo|soga|cuerda|navaja|cinturon ~4 cabeza|mano|cuello|lista|listo|boca|sien|preparada|preparado|venas|matarme',
  ],
  violence: [
    'me|nos [ha|han|ha_estado|sigue|vuelve_a|volvio_a] pega|golpea|pego|golpeo|maltrata|patea|viola|violo|ahorco|ahorca|estrangulo|amenaza|amenazo|golpeado|pegado|violado|amenazado|cachetea|cacheteo|abofeteo|golpeando|pegando|agrede|agredio|jalonea ~3 $|mi|cuando|y|con|enfrente|delante|por|a|si|todos|esposo|pareja|marido|frente|siempre|otra|mucho|ayer|anoche|borracho|cada|papa|de|el',
    'abuso|abusos|abusando|abusaron|abuso_de|abusan|abusa|abusado|abusada ~2 sexual|sexualmente|de_mi|del|de_el|de_ella|fisico|infantil|mi_hijo|mi_hija|por|de|verbal|emocional|nino|nina|$',
    'moreton|moretones|moretes|marcas|golpes|rasgunos|quemaduras|cicatrices|mordidas|hematomas|cardenales ~5 cuerpo|brazos|espalda|piernas|cara|escuela|llega|llego|guarderia|no|terapia|cada|regresa|brazo|cuello|$|quien|viene',
    'maestra|maestro|escuela|terapeuta|ellos|personal|asistente|auxiliar ~4 encerr*|amarr*|arrastr*|sujet*|jal*|aislar*|inmoviliz*|aventaron',
  ],
  overwhelmed: [
    'no [ya|yo] puedo|podemos|aguanto|aguantamos|doy|soporto|resisto [ya|con] [mas|esto|la_situacion] $|mas|con|esto|sola|solo|asi|y|por|un|todo|seguir|ya|necesito|tanto|nada|estoy|de|para',
    'ya no puedo|aguanto|doy|se_que_hacer|tengo_fuerzas|tengo_energia|me_quedan_fuerzas|tengo_paciencia|soporto|me_da_la_vida|tengo_ganas|resisto|se_como|doy_mas|doy_para_mas',
    'pierdo|perdi|perdiendo|perdido|perder ~2 paciencia|cabeza|cordura|control|razon|esperanza|esperanzas|fe|juicio ~3 $|y|con|ya|estoy|de|me|todo|la',
    'ayuda|ayudenme|ayudeme|auxilio|ayudame por|no|ya|estoy|$|desesper*|necesito ~3 $|favor|puedo|desesper*|aguanto|se|por|ya',
    'toque|tocando|tocado|tocar fondo',
    'siento|estoy|vivo|sentimos|completamente|totalmente|tan|me_siento|muy|estamos ~2 sola|solo|solos|aislada|aislado|incomprendida|abandonada|desamparada ~4 $|en|y|con|no|nadie|sin|mundo|esto|criando|ya|ante|ayuda|aqui|cargando|todo|por|en_esto',
    'me rindo|rendi|doy_por_vencida|doy_por_vencido|quiero_rendir|voy_a_rendir|he_rendido|dan_ganas_de_rendirme ~2 $|ya|no|con|y|de|estoy|esto|todo|a',
  ],
};
