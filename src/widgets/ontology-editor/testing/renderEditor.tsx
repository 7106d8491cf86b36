import { QueryClient } from '@tanstack/query-core';
import { screen, within } from '@testing-library/react';
import { renderWidget, type RenderWidgetOptions } from '../../../../test/renderWidget.tsx';
import * as contract from '../../../contract/index.ts';
import type { CreateOntologyBody, Ontology } from '../../../contract/index.ts';
import { OntologyEditor } from '../OntologyEditor.tsx';
import type { OntologyEditorProps } from '../declaration.ts';

export interface RenderEditorOptions extends RenderWidgetOptions {
  props?: OntologyEditorProps;
}

/** The editor in a box of 1,200 by 800 px, over a mock platform. */
export function renderEditor({ props, ...page }: RenderEditorOptions = {}) {
  const queryClient = new QueryClient();
  const { platform, client, view } = renderWidget(<OntologyEditor {...props} />, {
    width: 1200,
    height: 800,
    queryClient,
    ...page,
  });
  return {
    platform,
    view,
    /** Fetches the list again, as a return to the page does. */
    refetch: () => queryClient.invalidateQueries(),
    /** Creates one as somebody else would. */
    create: (body: CreateOntologyBody) => client.json(contract.createOntology, { body }),
    /** Returns the ontology stored on the platform. */
    stored: (ontologyId: string): Promise<Ontology> =>
      client.json(contract.getOntology, { params: { ontologyId } }),
  };
}

/** The list of ontologies at the side. */
export const list = () => within(screen.getByRole('group', { name: 'Ontologies' }));

/** An ontology of the list, once it was fetched. */
export const listed = (name: string) =>
  list().findByRole('button', { name: new RegExp(`^${name}`) });

/** The terms of the list that is shown, in order. */
export const terms = () =>
  [...document.querySelectorAll('[data-part="term"]')].map(
    (term) => term.firstElementChild?.textContent,
  );
