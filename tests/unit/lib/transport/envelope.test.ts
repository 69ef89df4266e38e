import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnvelope } from '#lib/transport/envelope';

const read = (answer: unknown) => readEnvelope(JSON.stringify(answer));

describe('a response (OQ-03)', () => {
  it.each([
    [{ code: -21002, message: 'x' }, -21002],
    [{ result: -1 }, -1],
    [{ ret: 0 }, 0],
    [{ code: 0, result: -1, ret: -2 }, 0],
    [{ code: '-10001' }, -10001],
    [{ code: ' 7 ' }, 7],
    [{ code: null, ret: -3 }, -3],
    [{ code: 'OK' }, null],
    [{ code: '' }, null],
    [{ code: '1e3' }, null],
    [{ code: true }, null],
    [{ result: { a: 1 } }, null],
    [{}, null],
    [[{ code: -1 }], null],
    [-1, null],
    [null, null],
    ['-1', null],
  ])('%j has the code %s', (answer, code) => {
    expect(read(answer).code).toBe(code);
  });

  it.each([
    [{ message: '甲' }, '甲'],
    [{ msg: '乙' }, '乙'],
    [{ message: '甲', msg: '乙' }, '甲'],
    [{ message: '', msg: '乙' }, '乙'],
    [{ message: ' ', msg: '乙' }, '乙'],
    [{ message: 5, msg: '乙' }, '乙'],
    [{ message: { a: 1 } }, ''],
    [null, ''],
  ])('%j has the message "%s"', (answer, message) => {
    expect(read(answer).message).toBe(message);
  });

  it.each([
    [{ code: 0, data: { a: 1 } }, { a: 1 }],
    [{ code: 0, data: null }, null],
    [
      { code: 0, a: 1 },
      { code: 0, a: 1 },
    ],
    ['code string', 'code string'],
    [
      [1, 2],
      [1, 2],
    ],
  ])('%j has the data %j', (answer, data) => {
    expect(read(answer).data).toEqual(data);
  });

  it.each(['', ' ', '<!doctype html><title>502</title>', '{"code":', "{'code': 0}", 'undefined', '\ufeff{}'])(
    'that is not JSON is malformed: %j',
    (body) => expect(() => readEnvelope(body)).toThrow(),
  );

  it('cannot change the prototypes of the page', () => {
    const envelope = readEnvelope('{"__proto__": {"code": -1, "message": "x"}, "constructor": {"code": -2}}');
    expect(envelope).toMatchObject({ code: null, message: '' });
    expect(({} as { code?: number }).code).toBeUndefined();
  });

  it('of any content is read without error', () => {
    fc.assert(
      fc.property(fc.json(), (body) => {
        const { code, message } = readEnvelope(body);
        expect(code === null || typeof code === 'number').toBe(true);
        expect(typeof message).toBe('string');
      }),
    );
  });
});
