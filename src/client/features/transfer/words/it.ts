/** The words of phrases in Italian: 512, no two of them only a letter apart, none with an accent. */
export const it: readonly string[] = `
abaco abete abito acero acqua aereo agenda aglio agnello agosto alba albero albicocca album alce alfabeto
allegro alloro alpino altalena ambra amico ananas ancora angelo anguria anima antenna ape aprile aquila arancia
arca arciere argento armadio arrosto artista asino atlante attico aurora autunno avena avorio azzurro baffi
bagno baia balcone balena bambola banana bandiera barba barile basilico bastone baule becco bella berretto
bianco bilancia binario biscotto blu bocca borsa bosco botte bottone brezza brina brodo bronzo bruco bue bufalo
burro bussola cabina cacao calamita calcio calza camelia camera camino cammello campana campo canale candela
cane canguro canna cantina canzone capanna capitano cappello capra carbone carota carro casa cascata casco
castagna castello cavallo caverna cedro cena cento ceppo cerchio cervo chiave chiesa chiodo chitarra cicala
ciclo cicogna cigno ciliegia cinema cipolla circo civetta cocco collana colomba colore cometa coniglio coppa
corallo corda corona cotone cratere crosta cubo cucina cugino cuoco cuore cuscino dado dama danza dattero
delfino denaro dente deserto destra diamante diario dieci dipinto dito divano dolce domenica domino dono dottore
drago duna duomo eco edera elefante elica elmo erba eremita eroe estate evento fabbro faggio fagiolo falco fango
farfalla farina faro fata fattoria favola fede felice ferro festa fiaba fiamma fico fieno figlia finestra fiore
firma fiume flauto foca folletto fontana forbici foresta forno fragola frate freccia fresco frittata frutta fuga
fulmine fumo furbo gabbiano galassia galeone gallina gamba gatto gelato gelso gemma genio ghiaccio ghianda ghiro
giacca giallo giardino giglio ginepro giorno giovane giraffa girasole giugno globo gnomo goccia golfo gonna
granchio grande grano grappolo grigio grillo grotta gru guanto gufo guida guscio gusto igloo imbuto indaco
insalata inverno isola istrice lago lampada lana lancia lanterna latte lattuga lavagna lavanda leggio legno
leone lepre lettera leva libro lieto lilla lima limone linea lino lucciola luce luglio lumaca lupo maestro
maglia magnete mais mano mantello mare marmo marmotta marrone maschera mattino mattone mela melone menta mercato
merlo mese metallo miele mimosa miniera mirtillo molla molo mondo moneta monte morbido mosaico mosca motore
mucca mulino muro muschio museo musica nastro natale nave nebbia nespola nido nipote nocciola noce nord novella
nube numero nuoto nuvola oasi oboe occhio oceano oggi olio oliva opera orchidea ordine orecchio origano orma
orologio orso ortica ostrica otto ovest padella padre pagina palazzo palestra palla palude panca pantera
papavero parco parete parola passero pasta patata pavone pazienza pecora pelle pennello pentola pepe perla pesca
petalo pettine pianeta piano piatto piccolo piede pietra pigna pilota pioggia pioppo pirata piscina piuma poema
polenta pollo polvere pomata pomodoro porta prato premio presto prezzo prugna pulce pulcino pupazzo puzzle
quadro quaglia quarzo quattro quercia quiete racconto radice radio ramo rapa razzo regalo regina rete riccio
ricotta riga riso ritmo romanzo ronda rondine rosa rosso rotaia rovere rubino rugiada ruota ruscello sabato
sabbia sacco sale salice salita salmone salto salvia sandalo sapone sasso scacchi scaffale scala scarpa schiuma
scoglio scopa scrigno scudo scuola sedia segale seme sentiero sesamo sfera sirena slitta smeraldo soffitto sogno
sorella spada spago specchio spezia spiaggia spiga spugna squalo stagno stalla statua stivale stoffa storia
strada struzzo sud suono
`
  .trim()
  .split(/\s+/);
