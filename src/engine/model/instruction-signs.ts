/**
 * @file How sentences speak to a model, by language: they put earlier instructions aside, say whom they speak to, give orders about an answer or forbid to
 * mention something. Each sign is a form of speech, not a wording, and takes more than one word that reports and manuals use as well.
 */

/** Any letter begins or ends a word here: `\b` knows those of English alone. */
const word = (...parts: string[]): string => `(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`;
const near = (most: number): string => `.{0,${most}}`;
/** Beginning of a sentence, with a word of politeness or two. */
const first = (...polite: string[]): string => `^[^\\p{L}\\p{N}]*(?:(?:${polite.join('|')}),?\\s*)?`;
const sign = (...parts: string[]): string => parts.join('');

const ENGLISH_AI = word('AIs?', 'assistants?', 'language models?', 'LLMs?', 'chatbots?');
const ENGLISH_SAY = word(
  'answer',
  'say',
  'reply',
  'respond',
  'state',
  'report',
  'write',
  'name',
  'claim',
  'mention',
  'output',
);
const ENGLISH: readonly string[] = [
  sign(
    word('you'),
    '\\s+',
    word('must', 'should', 'shall', 'will', 'have to', 'are to'),
    '\\s+(?:always\\s+|only\\s+)?',
    word('answer', 'reply', 'respond', 'output', 'conclude'),
    '\\s+',
    word('that', 'with', 'only', 'by'),
  ),
  sign(
    word('whatever', 'no matter what'),
    near(10),
    word('questions?', 'asked?', 'asks?'),
    '[^,:]{0,20}[,:]\\s*',
    ENGLISH_SAY,
  ),
  sign(first('to', 'dear', 'hey', 'attention'), '(?:(?:the|any|all|every)\\s+)?', ENGLISH_AI, '\\s*[:,]'),
  sign(word('as an?'), '\\s+(?:\\p{L}+\\s+)?', ENGLISH_AI, '\\s*,\\s*you'),
  sign(
    word('stop', 'cease', 'quit'),
    '\\s+',
    word('following', 'obeying', 'applying'),
    near(20),
    word('instructions?', 'rules?', 'guidelines', 'prompts?'),
  ),
  sign(word('from'), '\\s+', word('now', 'here', 'this point'), '\\s+', word('on', 'onwards?'), near(30), ENGLISH_SAY),
  sign(
    first('please', 'now', 'always'),
    ENGLISH_SAY,
    '\\s+(?:to\\s+)?',
    word('every', 'all', 'any'),
    '\\s+',
    word('questions?'),
  ),
  sign(
    word('ignore', 'disregard', 'forget', 'override', 'bypass', 'set aside', 'drop'),
    near(40),
    word(
      'instructions?',
      'prompts?',
      'rules?',
      'guidelines',
      'everything (?:above|before|said|you (?:were|have been) told)',
      'said before',
    ),
  ),
  sign(word('you are', 'act as', 'pretend to be', 'behave as', 'role-?play as'), near(30), ENGLISH_AI),
  sign(
    first('please', 'now'),
    word('pretend (?:to be|that you)', 'act as', 'behave as', '(?:play|take) the (?:role|part) of'),
  ),
  sign(word('new', 'updated', 'real', 'hidden', 'following'), '\\s+(?:system\\s+)?instructions?\\s*:'),
  sign('^\\W*(?:system|assistant|user)\\s*(?:prompt|message)?\\s*:'),
  sign('</?(?:system|assistant|user|data|instructions?)>|\\[/?INST\\]|<\\|\\w+\\|>|<</?SYS>>'),
  sign(
    word('respond', 'reply', 'answer', 'output', 'return'),
    near(20),
    word('with', 'in', 'only'),
    near(20),
    '(?:\\bjson\\b|"?\\byes\\b"?|"?\\bno\\b"?)',
  ),
  sign(
    '^\\W*(?:please,?\\s+|now,?\\s+)?(?:add|insert|output|extract|report|say|write|answer|reply|respond|classify)\\s+(?:that|the|a|an|this|every|all|only|with)\\b',
  ),
  sign(
    word('AIs?', 'language models?', 'LLMs?', 'assistants?', 'models?'),
    '\\s+',
    word('reading', 'processing', 'that reads?', 'summari[sz]ing'),
    '\\s+this',
  ),
  sign(word('note', 'message', 'notice', 'attention', 'instructions?'), '\\s+(?:to|for)\\s+', near(20), ENGLISH_AI),
  sign(
    word('the', 'this', 'any', 'every'),
    '\\s+',
    ENGLISH_AI,
    '\\s+',
    word('must', 'should', 'shall', 'has to', 'is to'),
    near(20),
    ENGLISH_SAY,
  ),
  sign(
    word('add', 'include', 'insert', 'put', 'append', 'begin', 'start', 'end', 'write', 'state', 'mention'),
    near(40),
    word('your (?:next |final |whole )?(?:answer|output|response|reply|summary)'),
  ),
  sign(
    word('your (?:next |final |whole )?(?:answer|output|response|reply|summary)'),
    near(10),
    word('must', 'should', 'shall', 'has to', 'needs? to', 'is to'),
  ),
  sign(
    word('when', 'if', 'whenever'),
    "\\s+(?:you(?:['’]re| are)\\s+)?asked",
    '[^,]*,\\s*(?:you\\s+(?:must|should|shall|will)\\s+|please\\s+|always\\s+|never\\s+|only\\s+|just\\s+)*',
    ENGLISH_SAY,
  ),
  sign(first('please', 'now'), "(?:do not|don['’]t|never)\\s+", word('mention', 'cite', 'reveal', 'quote', 'disclose')),
];

const GERMAN_AI = word('KI', 'AI', 'Sprachmodelle?s?n?', 'Assistent(?:en|in)?', 'Chatbots?');
const GERMAN_ANSWER = word(
  '(?:deine[rn]?|ihre[rn]?|eure[rn]?)\\s+(?:\\p{L}+\\s+)?(?:Antwort|Ausgabe|Zusammenfassung|Erwiderung)',
);
const GERMAN: readonly string[] = [
  sign(
    word('du', 'ihr', 'Sie'),
    '\\s+',
    word('sollst', 'musst', 'sollt', 'müsst', 'sollen', 'müssen', 'wirst'),
    near(12),
    word('antworten', 'ausgeben', 'erwidern'),
    '\\s*,?\\s*',
    word('dass', 'mit', 'nur'),
  ),
  sign(first('an', 'liebe', 'hallo', 'achtung'), '(?:(?:die|den|das|alle|jede)\\s+)?', GERMAN_AI, '\\s*[:,]'),
  sign(
    word('als'),
    '\\s+(?:\\p{L}+\\s+)?',
    GERMAN_AI,
    '\\s*',
    word('musst', 'sollst', 'müssen Sie', 'sollen Sie', 'antwortest'),
  ),
  sign(word('Anweisung(?:en)?', 'Vorgaben', 'Regeln'), near(20), word('außer Kraft', 'beiseite', 'nicht mehr')),
  sign(
    word('ab'),
    '\\s+',
    word('jetzt', 'sofort', 'nun', 'hier'),
    near(40),
    word('antworte', 'antwortest', 'antworten Sie', 'sage?', 'sagst', 'schreibe?', 'schreibst'),
  ),
  sign(first('bitte', 'nun'), word('beantworte', 'beantworten Sie'), near(20), word('Fragen?')),
  sign(
    word(
      'ignorier\\p{L}*',
      'verwirf',
      'verwerft',
      'verwerfen Sie',
      'missacht\\p{L}*',
      'vergiss',
      'vergesst',
      'vergessen Sie',
      'übergeh\\p{L}*',
      'überspring\\p{L}*',
    ),
    near(40),
    word(
      'Anweisung(?:en)?',
      'Vorgaben?',
      'Regeln?',
      'Befehle?',
      'Instruktion(?:en)?',
      'Prompts?',
      'alles (?:bisherige|obige|vorige)',
    ),
  ),
  sign(word('du bist', 'Sie sind', 'verhalte dich (?:als|wie)', 'gib dich als', 'tu so,? als'), near(30), GERMAN_AI),
  sign(
    first('bitte', 'nun', 'jetzt'),
    word('gib dich als', 'geben Sie sich als', 'tu so,? als', 'tun Sie so,? als', 'spiele? die Rolle'),
  ),
  sign(
    word('neuen?', 'geänderten?', 'geheimen?', 'folgenden?'),
    '\\s+',
    word('Anweisung(?:en)?', 'Instruktion(?:en)?'),
    '\\s*:',
  ),
  sign('^\\W*', word('System(?:nachricht|meldung|anweisung|prompt)', 'Assistent', 'Nutzer'), '\\s*:'),
  sign(word('Hinweis', 'Nachricht', 'Anweisung', 'Botschaft', 'Achtung'), '\\s+(?:an|für)\\s+', near(20), GERMAN_AI),
  sign(GERMAN_AI, near(20), word('dies liest', 'dies lesen', 'diesen Text (?:liest|lesen|verarbeite[tn])')),
  sign(word('der Assistent', 'die KI', 'das Sprachmodell'), '\\s+', word('muss', 'soll', 'hat')),
  sign(
    word('füge?', 'fügen Sie', 'schreibe?', 'nenne', 'erwähne', 'beginne?', 'beende?', 'ergänze'),
    near(60),
    GERMAN_ANSWER,
  ),
  sign(GERMAN_ANSWER, near(10), word('muss', 'soll', 'lautet', 'hat')),
  sign(
    word('wenn', 'falls', 'sobald'),
    '\\s+',
    word('du', 'man dich', 'Sie', 'ihr'),
    near(80),
    word('antworte', 'antworten Sie', 'sage?', 'sagen Sie', 'nenne', 'erwidere', 'behaupte'),
  ),
  sign(
    first('bitte'),
    word('erwähne', 'nenne', 'zitiere', 'verrate', 'schreibe?'),
    near(60),
    word('nicht', 'niemals', 'nichts'),
  ),
  sign(
    first('bitte', 'nun'),
    word('sage?', 'schreibe?', 'antworte', 'berichte', 'melde', 'nenne', 'gib'),
    '(?:\\s*,?\\s*dass|\\s+(?:nur|immer|stets|ausschließlich|folgendes|mit|aus))',
  ),
];

const SPANISH_AI = word('IA', 'AI', 'modelos? de lenguaje', 'asistentes?', 'chatbots?');
const SPANISH_ANSWER = word('(?:tus?|sus?|vuestras?)\\s+(?:respuestas?|salidas?|resumen|contestación)');
const SPANISH_SAY = word(
  'responde',
  'responda',
  'contesta',
  'conteste',
  'di',
  'diga',
  'afirma',
  'afirme',
  'menciona',
  'mencione',
  'nombrar?',
  'decir',
  'responder',
  'escribir',
);
const SPANISH: readonly string[] = [
  sign(
    word('debes', 'debe usted', 'tienes que', 'has de'),
    '\\s+',
    word('responder', 'contestar', 'concluir'),
    '\\s+',
    word('que', 'con', 'solo', 'sólo'),
  ),
  sign(first('a', 'para', 'atención', 'hola'), '(?:(?:la|el|todas?|todos?|cualquier)\\s+)?', SPANISH_AI, '\\s*[:,]'),
  sign(
    word('como'),
    '\\s+(?:\\p{L}+\\s+)?',
    SPANISH_AI,
    '\\s*,?\\s*',
    word('debes', 'debe', 'tienes que', 'responderás'),
  ),
  sign(
    word('no'),
    '\\s+(?:\\p{L}+\\s+)?',
    word('hagas? caso', 'sigas?', 'obedezcas?'),
    near(30),
    word('instrucci(?:ón|ones)', 'reglas?', 'órdenes', 'indicaciones'),
  ),
  sign(word('a partir de', 'desde'), '\\s+', word('ahora', 'aquí', 'este momento'), near(40), SPANISH_SAY),
  sign(
    first('por favor', 'ahora'),
    word('responde', 'responda', 'contesta', 'conteste'),
    '\\s+(?:a\\s+)?',
    word('todas?', 'cualquier', 'cada'),
    near(15),
    word('preguntas?'),
  ),
  sign(
    word(
      'ignor[ae]\\p{L}*',
      'anula',
      'anule',
      'olvid[ae]\\p{L}*',
      'descart[ae]\\p{L}*',
      'omit[ae]\\p{L}*',
      'hag?z? caso omiso',
      'haga caso omiso',
      'desobede\\p{L}+',
    ),
    near(40),
    word('instrucci(?:ón|ones)', 'reglas?', 'órdenes', 'indicaciones', 'directrices', 'prompts?', 'todo lo anterior'),
  ),
  sign(word('eres', 'usted es', 'actúa como', 'finge ser', 'hazte pasar por', 'compórtate como'), near(30), SPANISH_AI),
  sign(
    first('por favor', 'ahora'),
    word('actúa como', 'actúe como', 'finge (?:ser|que)', 'hazte pasar por', 'hágase pasar por', 'compórtate como'),
  ),
  sign(word('nuevas?', 'siguientes?', 'ocultas?'), '\\s+', word('instrucci(?:ón|ones)'), '\\s*:'),
  sign('^\\W*', word('(?:mensaje|aviso|instrucci(?:ón|ones)) del sistema', 'sistema', 'asistente', 'usuario'), '\\s*:'),
  sign(word('nota', 'mensaje', 'aviso', 'instrucci(?:ón|ones)'), '\\s+(?:para|a)\\s+', near(20), SPANISH_AI),
  sign(word('modelos? de lenguaje', 'asistentes?', 'IA'), near(20), word('(?:lean?|leen?|procesen?|procesan?) esto')),
  sign(
    word('el asistente', 'la IA', 'el modelo de lenguaje'),
    '\\s+',
    word('debe', 'deberá', 'tiene que', 'ha de'),
    near(20),
    SPANISH_SAY,
  ),
  sign(
    word('añad[ea]', 'agreg(?:a|ue)', 'incluy[ea]', 'escrib[ea]', 'menciona', 'empieza', 'termina', 'pon'),
    near(40),
    SPANISH_ANSWER,
  ),
  sign(SPANISH_ANSWER, near(10), word('debe', 'deberá', 'tiene que', 'ha de')),
  sign(word('cuando', 'si'), '\\s+', word('te', 'le', 'os'), '\\s+pregunt\\p{L}+', near(80), SPANISH_SAY),
  sign(
    first('por favor'),
    'no\\s+',
    word('menciones', 'mencione', 'cites', 'cite', 'reveles', 'revele', 'digas', 'escribas'),
  ),
  sign(
    first('por favor', 'ahora'),
    word('añade', 'agrega', 'di', 'escribe', 'responde', 'contesta', 'informa', 'devuelve'),
    '\\s+(?:de\\s+)?',
    word('que', 'con', 'solo', 'sólo', 'únicamente', 'siempre'),
  ),
];

const CHINESE_AI = '(?:人工智能|语言模型|大模型|(?<![a-z])AI(?![a-z])|助手|聊天机器人|机器人)';
const CHINESE_SAY = '(?:回答|答复|回复|报告|输出|说|写|提到|提及)';
const CHINESE: readonly string[] = [
  sign('你(?:必须|应该|应当|要|只能)(?:始终|总是|只)?(?:回答|回复|答复|输出)'),
  sign('^[^\\p{L}]*(?:致|亲爱的|注意)?[，,\\s]*', CHINESE_AI, near(3), '[：:，,]'),
  sign('作为(?:一个|一名)?', CHINESE_AI, near(6), '你'),
  sign('(?:停止|不再|不要)(?:遵守|遵循|执行)', near(15), '(?:指令|指示|规则|规定|要求|命令)'),
  sign('从(?:现在|此刻|此|这里)(?:起|开始)', near(15), CHINESE_SAY),
  sign('(?:无论|不管)', near(8), '(?:问|提问)', near(10), CHINESE_SAY),
  sign('(?:忽略|无视|忘记|忘掉|抛开|不要理会|不用理会)', near(15), '(?:指令|指示|规则|提示|要求|命令|规定)'),
  sign('你(?:现在)?(?:是|就是|扮演|充当)', near(20), CHINESE_AI),
  sign('^[^\\p{L}]*请?(?:假装|扮演|充当)你?是?'),
  sign('(?:新的?|以下|隐藏)(?:系统)?(?:指令|指示)\\s*[：:]'),
  sign('^[^\\p{L}]*(?:系统|助手|用户)(?:消息|提示|指令)?\\s*[：:]'),
  sign('(?:致|给|告)(?:所有|任何|每个|正在|阅读)', near(15), CHINESE_AI),
  sign(CHINESE_AI, '(?:必须|应当|应该|务必)'),
  sign('(?:你|您)的(?:最终)?(?:回答|答案|输出|回复|总结|摘要)', near(6), '(?:必须|应|要|加上|加入|写|说|包含|中)'),
  sign('问(?:到|及|起|你)', near(40), '(?:请|必须|始终|总是|只|务必)', near(4), CHINESE_SAY),
  sign('^[^\\p{L}]*请?(?:不要|别|切勿|不得)(?:提及|提到|引用|透露|说出)'),
  sign('请(?:始终|务必|只|直接)?', CHINESE_SAY, '(?!人|书|情况)'),
];

/** Patterns, for regular expressions that know all letters and do not tell small ones from capitals. */
export const SIGNS: readonly string[] = [...ENGLISH, ...GERMAN, ...SPANISH, ...CHINESE];
