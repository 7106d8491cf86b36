import * as v from 'valibot';
import { hideSecrets } from '../../contract/index.ts';
import { defineCommand } from '../command.ts';
import { timeoutOption } from '../timeoutOption.ts';
import { describeExamination, hasPassed } from './describeExamination.ts';
import { examinePlatform } from './examinePlatform.ts';
import { readTarget, targetHelp, targetSchema } from './readTarget.ts';

/** `npx brainstem doctor`: checks that a platform matches its documentation. */
export const doctor = defineCommand({
  name: 'doctor',
  summary: [
    'Calls every route that only reads, and compares each answer with the platform’s documents.',
    'Prints names and types of fields, never values. Set in the environment:',
    '',
    '  PLATFORM_URL           the service root',
    '  PLATFORM_API_KEY       with SERVICE_ACTOR_ID, to exchange a token',
    '  PLATFORM_TOKEN         a service actor token, in place of a key',
    '  PLATFORM_APP_URL       the web app, with PLATFORM_APP_SESSION, a user’s cookie as name=value',
    '  PLATFORM_ORGANISATION, PLATFORM_USER_ID, PLATFORM_FORM_SLUG, PLATFORM_LINK_TOKEN',
    '                         ids that no route lists; routes that need one are left out without',
    '',
    'Exit code: 0 when all that was called is as documented, 1 when not, 2 for a wrong option.',
  ].join('\n'),
  options: {
    ...targetHelp,
    write: { says: 'Make an ontology and a conversation with a file, then remove them.' },
    timeout: timeoutOption.help,
    json: { says: 'Print the result as JSON.' },
  },
  schema: v.object({
    ...targetSchema,
    write: v.optional(v.boolean(), false),
    timeout: timeoutOption.schema,
    json: v.optional(v.boolean(), false),
  }),
  async run({ write, timeout, json, ...options }, terminal) {
    const { signal } = terminal;
    const target = readTarget(terminal, options);
    const examination = await examinePlatform(target, { write, signal, timeout: timeout * 1000 });
    const text = json ? JSON.stringify(examination, null, 2) : describeExamination(examination);
    // Defence in depth: the report contains no values at all.
    terminal.print(hideSecrets(text, target.secrets));
    if (signal.aborted) terminal.warn('Brainstem: interrupted, so not every route was called.');
    return hasPassed(examination) && !signal.aborted ? 0 : 1;
  },
});
