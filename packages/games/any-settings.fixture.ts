/** Settings of games for tests, drawn by fast-check. */
import type { AnyGame } from '@mindhero/engine/play';
import type { Field } from '@mindhero/engine/settings';
import fc from 'fast-check';

function valueOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'integer': {
      const number = fc.integer({ min: field.min, max: field.max });
      return field.optional ? fc.option(number, { freq: 2 }) : number;
    }
    case 'decimal':
      return fc.double({ min: field.min, max: field.max, noNaN: true });
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'many':
      return fc.subarray([...field.options], {
        minLength: field.least,
        maxLength: field.most ?? field.options.length,
      });
    case 'letters':
      return fc
        .uniqueArray(
          fc.constantFrom('a', 'e', 'o', 'ei', 'b', 'd', 'm', 's', 'sch', 'а', 'о', 'м', 'п', 'х', 'й'),
          {
            maxLength: field.most,
          },
        )
        .map((letters) => letters.filter((one) => one.length <= field.longest));
    case 'flag':
      return fc.boolean();
    case 'hidden':
      return fc.array(fc.integer({ min: 0, max: field.largest }), { maxLength: field.longest });
    case 'material':
      return fc.option(fc.integer({ min: 1, max: 1_000_000 }), { freq: 2 });
  }
}

/** Any settings that the schema takes; most fields stay at their defaults, so that most settings give a game. */
export function anySettings(game: AnyGame): fc.Arbitrary<object> {
  const fields = Object.entries(game.settings.fields);
  return fc.subarray(fields, { maxLength: Math.min(3, fields.length) }).chain((changed) =>
    fc.record(Object.fromEntries(changed.map(([name, field]) => [name, valueOf(field)]))).map((values) => ({
      ...game.settings.defaults,
      ...values,
    })),
  );
}
