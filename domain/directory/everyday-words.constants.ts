/**
 * Everyday words in both languages that must not be corrected to words for help: "grunts" is not "grants",
 * and "crowds" not "crowns".
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  (
    'about above across after afternoon again age airplane almost along already animal answer apart ' +
    'appointment april around arrive asks aunt away bad bag ball banana barely bark bathe batteries ' +
    'beach bear became because become bed before began begin behind believe below beside better between ' +
    'big bird birthday black blood blue board boat body book books born both box boys bread breakfast ' +
    'bring broken brother brothers brought brown building built bus busy butter cake call called calls ' +
    'came candy car card cards cars cartoon cat catch caught cereal chair chairs change chase cheese ' +
    'chicken chips choose christmas church circle city clean clear climbs clock cloud coach coffee cold ' +
    'come comes coming computer cook cookie cool corner country couple course cousin cover covers cow crash crashes ' +
    'crashing crowd crowds cup dance dark date days dear decide deep desk different dirt dirty dish dog ' +
    'dogs doing doll done door doors down dream drive driver driving drop dropped dry during each ears ' +
    'earth easy egg eight else empty end ends energy enough enter entire every everybody everyone ' +
    'everything everywhere except excited expect eyes face fact fall far farm fast father feel feels few ' +
    'field fifth fight figure finally fine finger fire first fish five flat floor flower flowers fly follow ' +
    'football forest forget forgot form forward found four fourth french friday fries front full game games ' +
    'garden gave gift girls give given gives glass glasses goes gone grab grandma grandpa grandson ' +
    'granddaughter grass gray grew ground group grow growing grown grunt grunts guess guy happen happened ' +
    'happens happy hard hat hate head hear heard heart heavy held hello here high hill hole holiday home ' +
    'hope horse hospital hour hours house huge hundred hungry husband ice idea important inside instead ' +
    'itself jacket juice june keeps kind king kitchen knew lady laid lake land large last lately later ' +
    'laugh laughs lay lead leave leaves led left less let lets letter letters lie life lift lights line ' +
    'lines list listen little live lives living long longer look looks lose lost love loves low lunch made ' +
    'main make makes making man many map mark market matter maybe mean means meat meet men middle midnight ' +
    'might mile milk mind mine minute minutes miss missing mixes moment monday money monkey moon more ' +
    'morning most mother mouse move moves movie moving must name named names near nearly neck neighbor next ' +
    'nice night nine nobody nose nothing notice now number nuggets often okay once one ones onto open orange ' +
    'order outside over page paint paper parents park part parking party pass past pasta pay people phone piano ' +
    'picture pictures piece pillow pizza plan plane plant plate play played playing plays point pointing ' +
    'points pool potato present pretty probably public pull pulls puppy push put puts question questions quick ' +
    'quickly quiet quite radio rain reach ready real reason red remember restaurant rice ride right river road ' +
    'room rooms round row rule rules sand sandwich saturday saw scary sea seat second seconds see seems seen ' +
    'sees sent september set seven several shake share sharp she ship shop short shot should shout show shows ' +
    'shut sick side simple since sing sings sister sisters sit sits sitting six skin sky slide slow slowly small ' +
    'smell smells smile snack snow soap soft someone something sometimes song songs soon sort soup space spaghetti ' +
    'special spoon spot stairs star stares stares start stay stays step still stomach stone stop stopped stops store ' +
    'stores story straight strange strangers strong stuck study stuff such sudden suddenly sugar summer sun sunday ' +
    'super sure surprise swing swings table tablet taken talked tall tells ten than thank then there these thing ' +
    'things think thinks third those though thought thousand three through throughout thursday today toe toes ' +
    'together told tomorrow tonight toward town toy toys train trains travel tree truck trucks true tuesday turn ' +
    'turns twenty twice twin twins two uncle under until upon use used uses using usually van video videos voice ' +
    'wait waiting wake walk wall walls want warm wash watch watching water way wednesday week weeks weird went ' +
    'whatever wheel wheels while whole whose wife wild wind window windows winter without woman women won wonder ' +
    'wooden woods world worse wrong yard yesterday young younger ' +
    'abuela abuelo agua ahora algo alla alli amarillo ambos amiga amigo ano antes aquel aqui arbol arena arriba arroz ' +
    'aunque autobus ayer azul baja bajo bano barco barrio blanco bola bonito brazo cabello cabeza cada caja calor ' +
    'cama cambia cambio camion camisa campo canta carne caro carro carta casa caso cena cerca chico chica ciudad ' +
    'cocina coche color comer comida compra con contra cosa cosas creo cuando cuanto cuarto cuatro cuenta cuerpo cumple ' +
    'da dan debajo dedo dedos dejar dentro derecha desde despues dia dias diez dinero dios domingo dos dulce durante ' +
    'edad ella ellos encima enero entonces entra entrar entre era es esa esas ese eso esos espera esta estan estar ' +
    'este esto estos estoy familia fecha feliz fiesta flor forma frio frente fruta fue fuera fuerte fuertes gato gente ' +
    'grande gris grupo guapo haber habia hace hacen hacer hacia hasta helado hermana hermano hija hijo hizo hola hombre ' +
    'hora horas hoy huevo iba idea iglesia igual ir izquierda jamon jugar juego juguete juguetes jueves jugo junio ' +
    'junto lado largo leche lejos lento libro llama llamo llama llega llegar lleva llevar luego lugar luna lunes luz ' +
    'madre malo mala manana mano manera mar martes mayor media medio menor menos mes mesa mientras miercoles mira mirar ' +
    'mismo momento mucho muchos mujer mundo musica nada nadie negro nieve ninguna ninguno noches nombre nosotros nueva ' +
    'nuevo nueve numero nunca ocho ojo ojos oreja padre pan pantalla papa papel par parece pared parque parte pasa pasar ' +
    'paso pelota pero perro perros persona personas pescado pie piel piso playa poco pocos pollo poner pone por porque ' +
    'primera primero primo pronto pueblo puerta pues punto quedar queda rapido rato razon regalo reloj rojo sabado sabe ' +
    'sala sale salir seis semana semanas sentar ser sera siempre siete silla sobre sol sopa sordo suelo sueno tal tambien ' +
    'tan tanto tarde tele telefono television tener tengo tia tiempo tienda tierra tio toca toda todas todo todos tomar ' +
    'traer trajo tras tren tres tu ultimo una unas uno unos usa usar vamos vaso veces ver verde ves vez vida video viejo ' +
    'viene viento viernes vive vivir vivo voy voz vuelta zapato'
  ).split(' '),
);
