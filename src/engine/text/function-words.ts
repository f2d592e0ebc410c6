/** @file The most frequent function words of languages written in Latin or Cyrillic letters: a profile, and stop words. */

const LISTS: Readonly<Record<string, string>> = {
  en:
    'the of and to in a is that for it as was with be by on not he i this are or his from at which but have an had they ' +
    'you were their one all we can her has there been if more when will would who so no what its about into than them ' +
    'only other new some could these may then do first any my now such like our over me even most after also did many ' +
    'before must through where much should because each those while between both during under within without how she ' +
    'against however therefore thus due among per via us him himself itself themselves up out off down again further here why few own same too very just don doesn does',
  de:
    'der die das und in zu den mit von ist des nicht sich ein eine auf für dem im es als auch an werden aus er hat dass ' +
    'sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch ' +
    'man sein wurde wurden sei ihr ihre ihrer wenn kann können wir ich unter gegen vom diese dieser dieses diesen weil ' +
    'da dann doch schon eines damit daß beim seit zwischen ohne sowie sondern was wer wo alle hatte waren also',
  fr:
    'de la le et les des en un une du que est dans qui il pour au ne sur pas par plus ce avec son se sont aux mais ou ses ' +
    'cette comme elle été on ils leur sa nous vous être fait entre ces même tout deux après sans peut dont si où lui ' +
    'leurs était ont aussi avait car donc ainsi parce lors très chez cet je tu y à a l d qu n s c j',
  es:
    'de la que el en y los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ' +
    'ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo han yo hay ' +
    'vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada e otro después te otros aunque esa eso hace',
  it:
    'di e il la che in a per un è del non una si le da con sono i come della dei nel al più gli alla anche ma lo se o ' +
    'delle ha dal nella questo dalla degli suo sua ai loro essere stato ed ad perché tra sul sulla era fra fu questa ' +
    'nei dai quando tutti dopo due prima molto poi così solo ci cui hanno quello alle suoi nelle stata l dell all nell un',
  pt:
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ' +
    'ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem ' +
    'nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos são ainda porque',
  nl:
    'de van het een en in is dat op te zijn met voor niet die aan er om ook als dan maar bij of uit nog worden door naar ' +
    'heeft tot ze wordt over hij ik was werd deze je wel kan hebben meer zich dit zo geen al had hun moet waren we zou ' +
    'onder tegen na wat omdat tussen haar zij veel men wie alleen andere onze toen sinds waar echter doordat',
  sv:
    'och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan när man nu ' +
    'eller efter ut hade vid över under också skulle blev sin då dem mycket där vad detta alla denna varit mot än upp ' +
    'bara genom mellan kommer eftersom hon hur sina dessa utan andra hans sedan',
  da:
    'og i at det er en til på som med af for den der de har ikke et han var vi om jeg fra men sig så kan eller også ' +
    'efter ud havde ved over under blev sin da dem meget hvor hvad dette alle denne været mod end op kun gennem mellem ' +
    'fordi hun hvordan sine disse uden andre hans siden',
  no:
    'og i at det er en til på som med av for den der de har ikke et han var vi om jeg fra men seg så kan eller også ' +
    'etter ut hadde ved over under ble sin da dem mye hvor hva dette alle denne vært mot enn opp bare gjennom mellom ' +
    'fordi hun hvordan sine disse uten andre hans siden',
  pl:
    'w i na z się nie do to że o jest jak za po co od dla ale przez czy oraz tak był przy przed są było może ich jego być ' +
    'która który które tym ten już tylko się tego także ze by jej pod kiedy bardzo ma lub gdy była więc ponieważ między',
  cs:
    'a v se na je že s z do o to i za jako pro by ale po od jsou při které k který ve která až jeho podle nebo jen také ' +
    'byl není byla bylo mezi před však tak kde jejich jsem když protože už ze své co tento této pod',
  fi:
    'ja on ei se että oli hän mutta ovat kuin myös joka ole mukaan ovat jos vain kun niin hänen sitä sen tai ollut sekä ' +
    'voi olla ne nyt jo ennen kanssa mitä koska jälkeen tämä tämän siitä niiden jotka',
  hu:
    'a az és hogy nem is egy ez van volt meg csak de már mint el azt ha kell még vagy ki le minden után mert sem lesz ' +
    'között szerint ezt azonban olyan aki ami amely illetve pedig',
  tr:
    've bir bu da de için ile olarak çok daha gibi olan ne kadar sonra en ama o ki var mi değil her ya veya ise göre olduğu ' +
    'oldu ancak şu diye üzerine arasında çünkü nedeniyle tarafından',
  ro:
    'de și în a la cu pe că o nu un din care este să se pentru mai o sau al au fost ca ce prin după are dar sunt lui ' +
    'unei ale fi lor fără cel cea între când acest această până',
  id:
    'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena ada oleh adalah mereka sebagai telah ' +
    'atau bisa dapat seperti tetapi lebih kami kita para setelah hanya bahwa sudah',
  vi:
    'và của là có không được cho trong một các người với những để đã này khi từ cũng như đến nhiều về ra sẽ phải trên ' +
    'vào lại tại nhưng vì do bị sau thì nên hay hoặc',
  ru:
    'и в не на что с по как из но он к это за от у для был же а о так то до при или все она его их они мы вы бы быть ' +
    'если уже ещё также после во со когда только может был была были этого которые который под чтобы где есть более',
  uk:
    'і в не на що з та як за до у для про від але це він по або й був так із які також під після його бути при було є ' +
    'вони ми який яка через тому коли щоб більше може ще цього між',
  bg:
    'и на в за да се от с не е са по че като към при до това или след който което които беше съм още само един може ' +
    'както но през над към той тя те ще бъде има',
};

/** Function words by ISO 639-1 code. */
export const FUNCTION_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(LISTS).map(([language, words]) => [language, new Set(words.split(' '))]),
);
