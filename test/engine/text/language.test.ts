import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../src/engine/text/language.ts';

describe('detectLanguage', () => {
  it.each([
    ['en', 'The outage in the harbour was caused by a fault at the northern substation.'],
    ['de', 'Der Stromausfall wurde durch einen Fehler im Umspannwerk verursacht, weil das Relais nicht auslöste.'],
    ['fr', 'La panne a été causée par un défaut dans le poste, et les feux sont tombés en panne.'],
    ['es', 'El apagón fue causado por una falla en la subestación, y los semáforos no funcionaron.'],
    ['it', 'Il blackout è stato causato da un guasto nella sottostazione e non dalla pioggia.'],
    ['pt', 'O apagão foi causado por uma falha na subestação e não pela chuva.'],
    ['nl', 'De storing werd veroorzaakt door een fout in het onderstation en niet door de regen.'],
    ['pl', 'Awaria została spowodowana przez usterkę w stacji, ale nie przez deszcz, który padał w nocy.'],
    ['sv', 'Strömavbrottet orsakades av ett fel på stationen och inte av regnet som föll under natten.'],
    ['ru', 'Отключение было вызвано неисправностью на подстанции, а не дождём.'],
    ['uk', 'Відключення було спричинене несправністю на підстанції, а не дощем, який йшов уночі.'],
    ['zh', '停电是由变电站故障引起的。'],
    ['ja', '停電は変電所の故障によって引き起こされた。'],
    ['ko', '정전은 변전소 고장으로 인해 발생했다.'],
    ['ar', 'حدث انقطاع التيار بسبب عطل في المحطة.'],
  ])('recognises %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('answers und for what has no words it knows', () => {
    expect(detectLanguage('')).toBe('und');
    expect(detectLanguage('12 34 +++')).toBe('und');
    expect(detectLanguage('xqzt vrrp kkjh wwpo')).toBe('und');
  });

  it('looks at all of a long text, not only at its beginning', () => {
    const boilerplate = '0x00 ff 31 '.repeat(200);
    const body = 'The pumps stopped because the power failed and the valves were shut. '.repeat(400);
    expect(detectLanguage(boilerplate + body)).toBe('en');
  });
});
