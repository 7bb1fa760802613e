import type { Label } from '../kit/label.ts'

/** Sentences for issues that no single rule object carries: checks of the kinds themselves and of rows against rows. */
export const kindMessages: Readonly<Record<string, Label>> = {
  isChoice: {
    nl: 'Kies een van de aangeboden waarden',
    en: 'Choose one of the values offered',
    fr: 'Choisissez une des valeurs proposées',
  },
  keepsKind: {
    nl: 'Dit blijft zo zolang het sjabloon ruimten heeft: maak voor de andere soort een eigen sjabloon',
    en: 'This stays as long as the template has spaces: make a template of its own for the other kind',
    fr: "Ceci reste tant que le modèle a des locaux : faites un modèle propre à l'autre type",
  },
  fitsAssetKind: {
    nl: 'Dit sjabloon is niet voor een pand: kies een sjabloon met de soort pand',
    en: 'This template is not for buildings: choose one of the kind building',
    fr: "Ce modèle n'est pas pour un bien : choisissez un modèle de ce type",
  },
  isOfTemplate: {
    nl: 'Kies een ruimte van hetzelfde sjabloon',
    en: 'Choose a space of the same template',
    fr: 'Choisissez un local du même modèle',
  },
  fitsElement: {
    nl: 'Dit hoort niet bij dit tekenelement',
    en: 'This does not belong to this drawing element',
    fr: "Ceci n'appartient pas à cet élément de dessin",
  },
  hasPoints: {
    nl: 'Teken minstens {0} punten',
    en: 'Draw at least {0} points',
    fr: 'Dessinez au moins {0} points',
  },
  keepsProportions: {
    nl: 'Dit tekenelement heeft een vaste verhouding: de breedte en de hoogte groeien samen',
    en: 'This drawing element has fixed proportions: its width and height grow together',
    fr: 'Cet élément de dessin a des proportions fixes : sa largeur et sa hauteur varient ensemble',
  },
  isUnique: {
    nl: 'Deze waarde is al in gebruik',
    en: 'This value is already in use',
    fr: 'Cette valeur est déjà utilisée',
  },
  /** The same, where it is known by which record. */
  isUniqueBeside: {
    nl: 'Dit is al in gebruik bij {0}',
    en: 'This is already in use by {0}',
    fr: 'Ceci est déjà utilisé par {0}',
  },
  isInList: {
    nl: 'Dit staat al in de lijst: kies andere woorden, of gebruik het item dat er is',
    en: 'This is in the list already: choose other words, or use the item that is there',
    fr: "Ceci figure déjà dans la liste : choisissez d'autres mots, ou utilisez l'élément existant",
  },
  isOfOneItem: {
    nl: 'Een koppelwaarde hoort bij precies één item van een lijst',
    en: 'A mapping belongs to exactly one item of a list',
    fr: "Une correspondance appartient à exactement un élément d'une liste",
  },
  isFreeOfVersions: {
    nl: 'In deze tijd geldt al een andere versie van deze set',
    en: 'Another version of this set is valid in this time already',
    fr: 'Une autre version de ce jeu est déjà valable pendant cette période',
  },
  isTakenOver: {
    nl: 'Er is altijd één standaardvestiging: maak een andere vestiging de standaard, dan neemt die het over',
    en: 'There is always one default branch: make another branch the default, which takes it over',
    fr: 'Il y a toujours une agence par défaut : choisissez-en une autre, qui prend le relais',
  },
  isOwnSet: {
    nl: 'Met deze set beginnen nieuwe onderzoeken: neem eerst een andere set in gebruik, of laat hem eindigen als een volgende versie begint',
    en: 'New surveys begin with this set: take another set into use first, or let it end when a next version begins',
    fr: "Les nouveaux examens commencent avec ce jeu : utilisez d'abord un autre jeu, ou laissez-le se terminer quand une version suivante commence",
  },
  isHeldToday: {
    nl: 'Deze set geldt vandaag niet: kies een set die in gebruik is en waarvan de geldigheid vandaag loopt',
    en: 'This set is not valid today: choose one that is in use and whose validity runs today',
    fr: "Ce jeu n'est pas valable aujourd'hui : choisissez-en un en service dont la validité court aujourd'hui",
  },
  isSetFile: {
    nl: 'Dit is geen bestand van een variabelenset: kies een bestand dat hier is geëxporteerd',
    en: 'This is no file of a variable set: choose a file that was exported here',
    fr: "Ce n'est pas un fichier de jeu de variables : choisissez un fichier exporté ici",
  },
  isListOfSet: {
    nl: 'Deze lijst bestaat niet in een variabelenset',
    en: 'There is no such list in a variable set',
    fr: "Cette liste n'existe pas dans un jeu de variables",
  },
  isItem: {
    nl: 'Dit is geen item van deze lijst: de codes, velden of koppelwaarden staan er niet zoals in een export',
    en: 'This is no item of this list: its codes, fields or mappings do not stand there as in an export',
    fr: "Ce n'est pas un élément de cette liste : ses codes, champs ou correspondances ne sont pas comme dans une exportation",
  },
  isInSet: {
    nl: 'Deze code staat niet in de set, of is zelf geweigerd',
    en: 'This code is not in the set, or was refused itself',
    fr: 'Ce code ne figure pas dans le jeu, ou a lui-même été refusé',
  },
  isOfSet: {
    nl: 'Dit item hoort bij een andere variabelenset',
    en: 'This item belongs to another variable set',
    fr: 'Cet élément appartient à un autre jeu de variables',
  },
  isInUse: {
    nl: 'Dit is niet meer in gebruik: kies iets anders',
    en: 'This is no longer in use: choose something else',
    fr: "Ceci n'est plus utilisé : choisissez autre chose",
  },
  isMergedAway: {
    nl: 'Dit is samengevoegd met een ander: kies dat',
    en: 'This was merged with another one: choose that',
    fr: 'Ceci a été fusionné avec un autre : choisissez celui-là',
  },
  staysInSet: {
    nl: 'Een item blijft in zijn variabelenset',
    en: 'An item stays in its variable set',
    fr: 'Un élément reste dans son jeu de variables',
  },
  isOfThisSet: {
    nl: 'Dit systeem hoort bij een andere variabelenset dan het item',
    en: 'This system belongs to another variable set than the item',
    fr: "Ce système appartient à un autre jeu de variables que l'élément",
  },
  isCurrentPassword: {
    nl: 'Dit is niet je huidige wachtwoord',
    en: 'This is not your present password',
    fr: "Ce n'est pas votre mot de passe actuel",
  },
  isUncommon: {
    nl: 'Dit wachtwoord is makkelijk te raden: kies bijvoorbeeld een paar woorden die niets met elkaar te maken hebben',
    en: 'This password is easy to guess: choose a few words that have nothing to do with each other, for example',
    fr: "Ce mot de passe est facile à deviner : choisissez par exemple quelques mots sans rapport l'un avec l'autre",
  },
  isNotOwnName: {
    nl: 'Hier probeert iemand die je kent het eerst mee in te loggen: een wachtwoord bestaat niet alleen uit je naam, je e-mailadres of de naam van je bedrijf',
    en: 'This is what somebody who knows you tries first: a password is not just your name, your email address or the name of your firm',
    fr: "C'est ce que quelqu'un qui vous connaît essaie d'abord : un mot de passe n'est pas seulement votre nom, votre adresse e-mail ou le nom de votre entreprise",
  },
  isNoEmail: {
    nl: 'Een gebruikersnaam heeft geen @, tenzij het je eigen e-mailadres is',
    en: 'A user name has no @, unless it is your own email address',
    fr: "Un nom d'utilisateur n'a pas de @, sauf si c'est votre propre adresse e-mail",
  },
  isNewColleague: {
    nl: 'Deze persoon hoort al bij je organisatie',
    en: 'This person already belongs to your organisation',
    fr: 'Cette personne fait déjà partie de votre organisation',
  },
  isNotInvited: {
    nl: 'Deze persoon is al uitgenodigd: trek die uitnodiging eerst in',
    en: 'This person has already been invited: withdraw that invitation first',
    fr: 'Cette personne est déjà invitée : retirez d’abord cette invitation',
  },
  isNotifiedInTime: {
    nl: 'Dit bezoek is korter dan een hele werkdag vooraf gemeld, en dat kan alleen bij spoed of een calamiteit: trek de melding eerst in',
    en: 'Notice of this visit was given less than a whole working day ahead, which only urgency or a calamity allows: withdraw the notification first',
    fr: "Cette visite a été notifiée moins d'un jour ouvrable entier à l'avance, ce que seules l'urgence ou une calamité permettent : retirez d'abord la notification",
  },
  isSaidOnce: {
    nl: 'Deze geschiktheid is voor dit deel al vastgesteld: wijzig die, of kies een ander deel',
    en: 'This suitability was established for this part already: change that one, or choose another part',
    fr: 'Cette aptitude est déjà établie pour cette partie : modifiez-la, ou choisissez une autre partie',
  },
  excludesOthers: {
    nl: '"Niet geschikt" en een geschiktheid voor verwijdering, renovatie of sloop sluiten elkaar uit voor hetzelfde deel, en voor elk deel van het geheel: wijzig of verwijder de andere',
    en: '"Not suitable" and a suitability for removal, renovation or demolition exclude each other for the same part, and for each part of the whole: change or delete the other',
    fr: "« Pas adapté » et une aptitude à l'enlèvement, à la rénovation ou à la démolition s'excluent pour la même partie, et pour chaque partie de l'ensemble : modifiez ou supprimez l'autre",
  },
  saysWhyWhole: {
    nl: 'Een uitsluiting, een verdenking of een gedeeltelijk onderzochte ruimte spreekt dit tegen: schrijf op waarom het toch geschikt is',
    en: 'An exclusion, a suspicion or a space surveyed in part contradicts this: write down why it is suitable all the same',
    fr: "Une exclusion, une suspicion ou un local examiné en partie contredit ceci : indiquez pourquoi c'est adapté malgré tout",
  },
  saysWhyMoved: {
    nl: 'Het bezoek is uitgevoerd: schrijf op waarom tijd, inspecteurs of spoed nu anders zijn',
    en: 'The visit was carried out: write down why its time, inspectors or urgency are different now',
    fr: "La visite a été effectuée : indiquez pourquoi l'heure, les inspecteurs ou l'urgence changent",
  },
  isReasonOfThisChange: {
    nl: 'Deze reden hoort bij de vorige wijziging: schrijf op waarom het bezoek nu wijzigt',
    en: 'This reason belongs to the previous change: write down why the visit changes now',
    fr: 'Ce motif concerne la modification précédente : indiquez pourquoi la visite change maintenant',
  },
  isKeyOfThisAddress: {
    nl: 'De sleutel die er is, hoort bij het vorige adres of laboratorium: voer hem opnieuw in',
    en: 'The key that is there belongs to the previous address or laboratory: enter it again',
    fr: "La clé actuelle est celle de l'adresse ou du laboratoire précédent : saisissez-la à nouveau",
  },
  isKnown: {
    nl: 'Wat hier gekozen is, bestaat niet meer: kies iets anders',
    en: 'What is chosen here is no longer there: choose something else',
    fr: "Ce qui est choisi ici n'existe plus : choisissez autre chose",
  },
  isView: {
    nl: 'Dit is geen weergave van een lijst',
    en: 'This is not a view of a list',
    fr: "Ce n'est pas une vue d'une liste",
  },
  isDate: { nl: 'Dit is geen geldige datum', en: 'This is not a valid date', fr: "Cette date n'est pas valable" },
  isTime: { nl: 'Dit is geen geldige tijd', en: 'This is not a valid time', fr: "Cette heure n'est pas valable" },
  isNumber: {
    nl: 'Dit getal is niet te lezen: schrijf bijvoorbeeld 1250 of 1,25',
    en: 'This number cannot be read: write 1250 or 1.25, for example',
    fr: 'Ce nombre est illisible : écrivez par exemple 1250 ou 1,25',
  },
  hasDecimals: {
    nl: 'Schrijf hier hooguit {0} cijfers achter de komma',
    en: 'Write at most {0} decimals here',
    fr: 'Écrivez au plus {0} décimales ici',
  },
  isInteger: {
    nl: 'Dit is geen geheel getal, of het is te groot',
    en: 'This is not a whole number, or it is too large',
    fr: "Ce nombre n'est pas entier, ou il est trop grand",
  },
  isText: { nl: 'Hier hoort tekst', en: 'This should be text', fr: 'Un texte est attendu ici' },
  isTooLong: {
    nl: 'Deze tekst is te lang',
    en: 'This text is too long',
    fr: 'Ce texte est trop long',
  },
  isYesOrNo: { nl: 'Kies ja of nee', en: 'Choose yes or no', fr: 'Choisissez oui ou non' },
  isId: {
    nl: 'Dit verwijst naar niets: kies iets uit de lijst',
    en: 'This refers to nothing: choose something from the list',
    fr: 'Ceci ne renvoie à rien : choisissez un élément de la liste',
  },
  isStructure: {
    nl: 'Deze gegevens kunnen niet worden opgeslagen: er staat een teken of getal in dat niet bestaat, of ze zijn te diep genest',
    en: 'This data cannot be stored: it holds a character or number that does not exist, or is nested too deeply',
    fr: "Ces données ne peuvent pas être enregistrées : un caractère ou un nombre n'existe pas, ou l'imbrication est trop profonde",
  },
  isDrawing: {
    nl: 'Dit is geen volledige SVG-tekening, of er staat iets in dat niet tekent: een script, een plaatje of een verwijzing naar buiten',
    en: 'This is no complete SVG drawing, or it holds what does not draw: a script, an image or a reference to elsewhere',
    fr: "Ceci n'est pas un dessin SVG complet, ou il contient autre chose qu'un dessin : un script, une image ou une référence externe",
  },
  isRows: {
    nl: 'Dit zijn geen rijen uit een bestand: lees het bestand opnieuw in',
    en: 'These are no rows of a file: read the file again',
    fr: "Ce ne sont pas les lignes d'un fichier : relisez le fichier",
  },
  isFile: { nl: 'Kies een bestand', en: 'Choose a file', fr: 'Choisissez un fichier' },
  isGiven: { nl: 'Deze waarde ontbreekt', en: 'This value is missing', fr: 'Cette valeur manque' },
  isExpected: {
    nl: 'Deze waarde wordt hier niet verwacht',
    en: 'This value is not expected here',
    fr: "Cette valeur n'est pas attendue ici",
  },
  belongsHere: {
    nl: 'Dit hoort niet bij wat hier verder is ingevuld: laat het leeg',
    en: 'This does not belong to what is filled in here otherwise: leave it empty',
    fr: 'Ceci ne correspond pas à ce qui est rempli par ailleurs : laissez vide',
  },
  isFollowing: {
    nl: 'Dit volgt uit andere gegevens: laat het leeg, of neem over wat daar staat',
    en: 'This follows from other data: leave it empty, or take what stands there',
    fr: 'Ceci découle d’autres données : laissez vide, ou reprenez ce qui y figure',
  },
  hasBranch: {
    nl: 'Een onderzoek hoort bij een vestiging: leg die eerst vast bij Beheer, Kiwa',
    en: 'A survey belongs to a branch: first record one under Admin, Kiwa',
    fr: "Un examen appartient à une agence : enregistrez-la d'abord sous Administration, Kiwa",
  },
  staysWithFound: {
    nl: 'Dit onderzoek heeft al bevindingen bij dit pand en blijft daarbij',
    en: 'This survey already has findings at this asset and stays with it',
    fr: 'Cet examen a déjà des constatations sur ce bien et y reste lié',
  },
  isNoFutureDay: {
    nl: 'Deze dag moet nog komen: kies vandaag of een eerdere dag',
    en: 'This day is still to come: choose today or an earlier day',
    fr: "Ce jour n'est pas encore venu : choisissez aujourd'hui ou un jour antérieur",
  },
  isAfterWork: {
    nl: 'Dit is vóór het laatste bezoek of de laatste analyse, die dan niet in het rapport komen: kies een latere dag',
    en: 'This is before the last visit or the last analysis, which the report would then leave out: choose a later day',
    fr: 'Ceci précède la dernière visite ou la dernière analyse, qui manqueraient au rapport : choisissez un jour ultérieur',
  },
  sameAsset: {
    nl: 'Dit hoort bij een ander pand: kies iets van hetzelfde pand',
    en: 'This belongs to another asset: choose something of the same asset',
    fr: 'Ceci appartient à un autre bien : choisissez quelque chose du même bien',
  },
  sameSurvey: {
    nl: 'Dit hoort bij een ander onderzoek: kies iets van hetzelfde onderzoek',
    en: 'This belongs to another survey: choose something of the same survey',
    fr: 'Ceci appartient à un autre examen : choisissez quelque chose du même examen',
  },
  sameClient: {
    nl: 'Deze contactpersoon hoort bij een andere klant: kies iemand van deze klant',
    en: 'This contact belongs to another client: choose somebody of this client',
    fr: 'Ce contact appartient à un autre client : choisissez quelqu’un de ce client',
  },
  staysInSurvey: {
    nl: 'Dit blijft bij het onderzoek waarin het is vastgelegd: leg in een ander onderzoek iets nieuws vast',
    en: 'This stays in the survey it was recorded in: record something new in another survey',
    fr: "Ceci reste dans l'examen où cela a été enregistré : enregistrez du nouveau dans un autre examen",
  },
  staysOnAsset: {
    nl: 'Hieraan hangt al iets van dit pand, dus het blijft bij dit pand',
    en: 'Something of this asset already hangs on this, so it stays with this asset',
    fr: 'Quelque chose de ce bien y est déjà lié : cela reste donc sur ce bien',
  },
  staysWithOwner: {
    nl: 'Dit blijft van degene van wie het is: verwijder het, en leg voor een ander iets nieuws vast',
    en: 'This stays with the person it is of: delete it, and record something new for somebody else',
    fr: 'Ceci reste à la personne concernée : supprimez-le, et enregistrez du nouveau pour quelqu’un d’autre',
  },
  isAfterSampling: {
    nl: 'Dit ligt vóór de dag waarop het monster is genomen: verbeter deze dag of die van het monster',
    en: 'This is before the day the sample was taken: correct this day or that of the sample',
    fr: "Ceci précède le jour du prélèvement : corrigez ce jour ou celui de l'échantillon",
  },
  isBeforeAnalysis: {
    nl: 'Dit ligt na de dag waarop het laboratorium het monster analyseerde: verbeter deze dag of die van de analyse',
    en: 'This is after the day the laboratory analysed the sample: correct this day or that of the analysis',
    fr: "Ceci suit le jour de l'analyse par le laboratoire : corrigez ce jour ou celui de l'analyse",
  },
  isRoleToGive: {
    nl: 'De rol van manager geeft of ontneemt alleen een beheerder',
    en: 'Only an administrator gives or takes the role of manager',
    fr: 'Seul un administrateur donne ou retire le rôle de gestionnaire',
  },
  isAfterFound: {
    nl: 'Dit ligt vóór de dag waarop dit voor het eerst is aangetroffen ({0})',
    en: 'This is before the day on which this was first found ({0})',
    fr: 'Ceci précède le jour où ceci a été constaté pour la première fois ({0})',
  },
  isNoMoreThanFound: {
    nl: 'Dit is meer dan er op deze plaats is aangetroffen ({0})',
    en: 'This is more than was found in this place ({0})',
    fr: "C'est plus que ce qui a été constaté à cet endroit ({0})",
  },
  hasResult: {
    nl: 'Er is nog geen resultaat: leg het vast, dan is de analyse vanzelf gereed',
    en: 'There is no result yet: record it, and the analysis is done by itself',
    fr: "Il n'y a pas encore de résultat : enregistrez-le, et l'analyse est terminée d'elle-même",
  },
  hasNoResult: {
    nl: 'Er zijn al resultaten: keur de analyse af, of verwijder eerst de resultaten',
    en: 'There are results already: reject the analysis, or delete the results first',
    fr: "Il y a déjà des résultats : rejetez l'analyse, ou supprimez d'abord les résultats",
  },
  wasSent: {
    nl: 'De analyse is al verstuurd: keur haar af als ze niet telt, en maak zo nodig een nieuwe',
    en: 'The analysis was sent already: reject it if it does not count, and make another if need be',
    fr: "L'analyse a déjà été envoyée : rejetez-la si elle ne compte pas, et créez-en une autre au besoin",
  },
  isNumberOnBag: {
    nl: 'Het monster is met dit nummer naar het laboratorium gestuurd: het nummer blijft',
    en: 'The sample was sent to the laboratory under this number: the number stays',
    fr: "L'échantillon a été envoyé au laboratoire sous ce numéro : le numéro reste",
  },
  staysRejected: {
    nl: 'De analyse is met haar uitslag afgekeurd en blijft dat: leg wat wel geldt vast in een nieuwe analyse',
    en: 'The analysis was rejected with its outcome and stays so: record what does hold in a new analysis',
    fr: "L'analyse a été rejetée avec son résultat et le reste : enregistrez ce qui vaut dans une nouvelle analyse",
  },
  keepsWhyRejected: {
    nl: 'De analyse is afgekeurd: de reden blijft erbij staan, en kan alleen beter worden verwoord',
    en: 'The analysis was rejected: its reason stays with it, and can only be worded better',
    fr: "L'analyse a été rejetée : le motif reste, et peut seulement être mieux formulé",
  },
  isOfOutcome: {
    nl: 'De uitslag is zo verkregen en blijft staan: keur de analyse af met de reden, en leg een nieuwe vast',
    en: 'The outcome was obtained so and stands: reject the analysis with the reason, and record a new one',
    fr: "Le résultat a été obtenu ainsi et reste : rejetez l'analyse avec le motif, et enregistrez-en une nouvelle",
  },
  saysWhyOutcome: {
    nl: 'Er is een uitslag: zeg hier waarom de analyse wordt afgekeurd of een andere dag krijgt',
    en: 'There is an outcome: say here why the analysis is rejected or gets another day',
    fr: "Il y a un résultat : dites ici pourquoi l'analyse est rejetée ou change de jour",
  },
  ofAnalysedKind: {
    nl: 'Van dit monster zijn analyses van deze soort: verwijder die eerst, of neem een nieuw monster',
    en: 'This sample has analyses of its present kind: delete those first, or take another sample',
    fr: "Cet échantillon a des analyses de son type actuel : supprimez-les d'abord, ou prenez un autre échantillon",
  },
  ofSourceBefore: {
    nl: 'Kies een monster van dezelfde bron, uit dit of een eerder onderzoek',
    en: 'Choose a sample of the same source, of this or an earlier survey',
    fr: 'Choisissez un échantillon de la même source, de cet examen ou d’un examen antérieur',
  },
  noCycle: {
    nl: 'Dit kan geen deel van zichzelf zijn',
    en: 'This cannot be part of itself',
    fr: 'Ceci ne peut pas faire partie de soi-même',
  },
  fitsAsset: {
    nl: 'Dit type onderzoek is niet van dit soort object: kies een type voor een pand of voor een schip',
    en: 'This type of survey is not of this kind of asset: choose a type for a building or for a vessel',
    fr: "Ce type d'examen n'est pas de ce genre de bien : choisissez un type pour un bâtiment ou pour un navire",
  },
  fitsCountry: {
    nl: 'Dit is van een ander land dan waar het object staat',
    en: 'This is of another country than where the asset is',
    fr: "Ceci est d'un autre pays que celui du bien",
  },
  staysAsReleased: {
    nl: 'Er is een rapport vrijgegeven met deze geldigheid: die blijft zoals ze is',
    en: 'A report was released with this validity, which stays as it is',
    fr: 'Un rapport a été validé avec cette validité, qui reste inchangée',
  },
  isOffered: {
    nl: 'Dit laboratorium biedt deze methode voor deze monstersoort niet aan',
    en: 'This laboratory does not offer this method for this kind of sample',
    fr: "Ce laboratoire ne propose pas cette méthode pour ce type d'échantillon",
  },
  isSubstance: {
    nl: 'Deze stof staat in geen variabelenset',
    en: 'This substance is in no variable set',
    fr: 'Cette substance ne figure dans aucun jeu de variables',
  },
  isKindOfSubstance: {
    nl: 'Deze monstersoort hoort niet bij deze stof',
    en: 'This kind of sample does not belong to this substance',
    fr: "Ce type d'échantillon n'appartient pas à cette substance",
  },
  isMethodOfKind: {
    nl: 'Deze analysemethode hoort niet bij deze monstersoort',
    en: 'This analysis method does not belong to this kind of sample',
    fr: "Cette méthode d'analyse n'appartient pas à ce type d'échantillon",
  },
  ofSubstance: {
    nl: 'Kies een waarde die bij deze stof hoort',
    en: 'Choose a value that belongs to this substance',
    fr: 'Choisissez une valeur qui correspond à cette substance',
  },
  isPercentage: {
    nl: 'Een gehalte is niet meer dan 100 %',
    en: 'A content is no more than 100 %',
    fr: 'Une teneur ne dépasse pas 100 %',
  },
  isInContent: {
    nl: 'Dit valt buiten het gekozen gehalte: verbeter de waarde of kies een ander gehalte',
    en: 'This lies outside the content chosen: correct the value or choose another content',
    fr: 'Ceci se situe hors de la teneur choisie : corrigez la valeur ou choisissez une autre teneur',
  },
  isUnitOfKind: {
    nl: 'In deze eenheid wordt zo’n monster niet gemeten: kies een andere',
    en: 'A sample of this kind is not measured in this unit: choose another',
    fr: 'Un tel échantillon ne se mesure pas dans cette unité : choisissez-en une autre',
  },
  ofSource: {
    nl: 'Een monster is van de stof van zijn bron: kies die, of een andere bronlocatie',
    en: 'A sample is of the substance of its source: choose that one, or another source location',
    fr: 'Un échantillon porte sur la substance de sa source : choisissez celle-ci, ou un autre emplacement',
  },
  ofSamples: {
    nl: 'Van deze bron zijn al monsters van de vorige stof genomen: verwijder die eerst, of maak een nieuwe bron',
    en: 'Samples of the former substance were taken of this source: delete those first, or make a new source',
    fr: "Des échantillons de l'ancienne substance ont été prélevés sur cette source : supprimez-les d'abord, ou créez une nouvelle source",
  },
  notReadable: {
    nl: 'Alleen een pdf, png of jpg is hier te lezen en af te drukken: download dit document en neem wat telt over bij Bevindingen',
    en: 'Only a pdf, png or jpg can be read and printed here: download this document and note what counts under Findings',
    fr: 'Seul un pdf, png ou jpg peut être lu et imprimé ici : téléchargez ce document et notez ce qui compte sous Constatations',
  },
  ofOtherAssets: {
    nl: 'Documenten van deze soort horen bij een ander soort object: laat dit leeg',
    en: 'Documents of this kind belong to another kind of asset: leave this empty',
    fr: 'Les documents de ce type concernent un autre type de bien : laissez ce champ vide',
  },
  ofVesselSurvey: {
    nl: 'Alleen een onderzoek van een schip heeft VSCP-regels',
    en: 'Only a survey of a vessel has VSCP entries',
    fr: "Seul l'examen d'un navire a des lignes VSCP",
  },
  isDocumentOutcome: {
    nl: 'Documenten zeggen aanwezig, niet aanwezig of onbekend: kies een van deze drie',
    en: 'Documents say contained, not contained or unknown: choose one of these three',
    fr: 'Les documents disent contenu, non contenu ou inconnu : choisissez l’un des trois',
  },
  isSampled: {
    nl: 'Een monstercontrole met een uitkomst heeft een bevinding met een monster als bewijs: kies die, of laat de uitkomst nog leeg',
    en: 'A sampling check with an outcome has a finding with a sample as evidence: choose that, or leave the outcome empty for now',
    fr: 'Un contrôle par prélèvement avec résultat a pour preuve une constatation avec un échantillon : choisissez-la, ou laissez le résultat vide',
  },
  isAnswered: {
    nl: 'Het laboratorium heeft nog niet geantwoord: laat de uitkomst leeg tot de uitslag van het monster er is',
    en: 'The laboratory has not answered yet: leave the outcome empty until the sample has its result',
    fr: "Le laboratoire n'a pas encore répondu : laissez ceci vide jusqu'au résultat de l'échantillon",
  },
  isOneEvidence: {
    nl: 'Een regel heeft één bewijs: een bevinding, een beperking of een document',
    en: 'An entry has one piece of evidence: a finding, a limitation or a document',
    fr: 'Une ligne a une seule preuve : une constatation, une limite ou un document',
  },
  ofOtherKind: {
    nl: 'Een schip heeft ruimten aan boord, een pand heeft ruimten: kies de soort die bij dit object hoort',
    en: 'A vessel has spaces on board, a building has spaces: choose the kind that belongs to this asset',
    fr: 'Un navire a des locaux à bord, un bâtiment a des locaux : choisissez le type qui correspond à ce bien',
  },
  passwordsMatch: {
    nl: 'De wachtwoorden komen niet overeen',
    en: 'The passwords do not match',
    fr: 'Les mots de passe ne correspondent pas',
  },
}
