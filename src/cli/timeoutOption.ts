import * as v from 'valibot';

const message = 'expected a number of seconds from 1 to 600';

/** The `--timeout` option of commands that call a platform. */
export const timeoutOption = {
  help: { value: '<seconds>', says: 'How long an answer may take. Default: 60.' },
  schema: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.number(message),
      v.minValue(1, message),
      v.maxValue(600, message),
    ),
    '60',
  ),
};
