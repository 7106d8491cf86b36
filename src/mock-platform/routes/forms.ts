import { getForm, submitForm } from '../../contract/index.ts';
import { HttpError } from '../request/httpError.ts';
import forms from '../seed/forms.json' with { type: 'json' };
import { serve, type Route } from '../serve.ts';

/** The routes of forms. Undocumented: every body. */
export const formRoutes: readonly Route[] = [
  serve(getForm, ({ params, query }, { world }) => {
    if (!world.organisations.has(query.tenantId)) throw new HttpError(404, 'Form not found');
    return requireForm((form) => form.slug === params.slug);
  }),

  serve(submitForm, ({ params, body }, { world }) => {
    const form = requireForm(({ id }) => id === params.id);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new HttpError(422, 'body: expected an object');
    }
    const id = world.random.uuid();
    world.submissions.push({ id, formId: form.id, answers: body });
    return { id, formId: form.id };
  }),
];

type Form = (typeof forms)[number];

function requireForm(isWanted: (form: Form) => boolean): Form {
  const form = forms.find(isWanted);
  if (form === undefined) throw new HttpError(404, 'Form not found');
  return form;
}
