import type { Random } from '../random.ts';

/** The answers that were submitted, form by form. */
export interface FormsState {
  readonly random: Random;
  readonly submissions: { id: string; formId: string; answers: object }[];
}
