import { QueryClient } from '@tanstack/query-core';
import { render, screen, within, type RenderResult } from '@testing-library/react';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../../test/platformClient.ts';
import type { Environment } from '../../../environment/index.ts';
import * as contract from '../../../contract/index.ts';
import type { CreateOntologyBody, Ontology } from '../../../contract/index.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { OntologyEditor } from '../OntologyEditor.tsx';
import type { OntologyEditorProps } from '../declaration.ts';

export interface RenderEditorOptions {
  platform?: MockPlatformOptions;
  client?: PlatformClientOptions;
  /** @default the browser */
  environment?: Environment;
  /** Changes the fresh platform before the widget mounts. */
  prepare?: (platform: MockPlatform) => void;
  props?: OntologyEditorProps;
  /** Of the box, in CSS pixels. @default 1200 */
  width?: number;
}

/** The editor in a box of 800 px in height, over a mock platform. */
export function renderEditor({
  platform: options,
  client,
  environment,
  prepare,
  props,
  width = 1200,
}: RenderEditorOptions = {}): {
  platform: MockPlatform;
  view: RenderResult;
  /** Fetches the list again, as a return to the page does. */
  refetch: () => Promise<unknown>;
  /** Returns the ontology stored on the platform. */
  stored: (ontologyId: string) => Promise<Ontology>;
  /** Creates one as somebody else would. */
  create: (body: CreateOntologyBody) => Promise<unknown>;
} {
  const platform = createMockPlatform({ pace: 0, ...options });
  prepare?.(platform);
  const made = createPlatformClient(platform, { retry: { attempts: 0 }, ...client });
  const queryClient = new QueryClient();
  const view = render(
    <div style={{ inlineSize: width, blockSize: 800 }}>
      <BrainstemProvider
        client={made}
        queryClient={queryClient}
        {...(environment === undefined ? {} : { environment })}
      >
        <OntologyEditor {...props} />
      </BrainstemProvider>
    </div>,
  );
  return {
    platform,
    view,
    refetch: () => queryClient.invalidateQueries(),
    create: (body) => made.json(contract.createOntology, { body }),
    stored: (ontologyId) => made.json(contract.getOntology, { params: { ontologyId } }),
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
