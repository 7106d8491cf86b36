import type { Random } from '../random.ts';

/** The submitted answers of all forms. */
export interface FormsState {
  readonly random: Random;
  readonly submissions: { id: string; formId: string; answers: object }[];
}
