import { refusal, textOf, type Answer, type Asked, type Keys, type Route } from './route.ts';

const validation = '/core-analytics/validation/findings';

function findings({ world }: Asked, state?: string): Answer {
  const count = (wanted: string): number =>
    world.findings.filter(({ review_state }) => review_state === wanted).length;
  const shown = world.findings.filter(
    ({ review_state }) => state === undefined || review_state === state,
  );
  return {
    json: {
      status: 'ok',
      count: shown.length,
      counters: {
        pending: count('pending'),
        approved: count('approved'),
        rejected: count('rejected'),
        reviewed: count('approved') + count('rejected'),
        total: world.findings.length,
      },
      findings: shown.map(({ finding_id, title, review_state }) => ({
        finding_id,
        tenant_id: 'tenant',
        connection_ids: [],
        title,
        theme: 'Suppliers',
        confidence: 0.9,
        status: 'completed',
        review_state,
        what_was_learned: ['Three deliveries were late.'],
        new_discoveries: [],
        source_refs: [],
        node_ids: [],
        context_node_ids: [],
      })),
    },
  };
}

/** "pending → approved": from other states the documents show nothing, and this one refuses. */
function decide({ world, params: [id] }: Asked, state: string): Answer {
  const finding = world.findings.find(({ finding_id }) => finding_id === id);
  if (finding === undefined) return refusal(404, 'Finding not found');
  if (finding.review_state !== 'pending') return refusal(409, 'Finding is not pending');
  finding.review_state = state;
  return 'not shown';
}

const ontologyFields = {
  displayName: true,
  entityTypes: true,
  legalTerms: true,
  requiredFields: true,
  version: true,
} as const;

const questions = [
  [
    { question: 'What do you sell?', options: ['Fish', 'Fruit'] },
    { question: 'Who buys it?', options: [] },
  ],
  [{ question: 'Where are your stores?', options: ['North', 'South'] }],
] as const;

const product = '/core-analytics/onboarding/api/v2/tenant/*/user/*';

/** Onboarding, brain, ontologies and findings. */
export const coreRoutes: readonly Route[] = [
  { path: `GET ${validation}`, isList: true, answer: (asked) => findings(asked) },
  {
    path: `GET ${validation}/approved`,
    isList: true,
    answer: (asked) => findings(asked, 'approved'),
  },
  {
    path: `GET ${validation}/rejected`,
    isList: true,
    answer: (asked) => findings(asked, 'rejected'),
  },
  {
    path: `GET ${validation}/*`,
    answer({ world, params: [id] }) {
      const finding = world.findings.find(({ finding_id }) => finding_id === id);
      if (finding === undefined) return refusal(404, 'Finding not found');
      const { finding_id, review_state, title } = finding;
      return {
        json: { status: 'ok', finding_id, processing: false, review_state, finding: { title } },
      };
    },
  },
  { path: `POST ${validation}/*/approve`, body: {}, answer: (asked) => decide(asked, 'approved') },
  { path: `POST ${validation}/*/reject`, body: {}, answer: (asked) => decide(asked, 'rejected') },
  {
    path: `PATCH ${validation}/*/skip`,
    body: { is_skipped: true },
    answer({ world, params: [id], body }) {
      const finding = world.findings.find(({ finding_id }) => finding_id === id);
      if (finding === undefined) return refusal(404, 'Finding not found');
      finding.is_skipped = body['is_skipped'] === true;
      return 'not shown';
    },
  },
  {
    path: `POST ${validation}/approve-bulk`,
    body: { finding_ids: true },
    answer({ world, body }) {
      const ids = Array.isArray(body['finding_ids']) ? body['finding_ids'] : [];
      for (const finding of world.findings) {
        if (ids.includes(finding.finding_id)) finding.review_state = 'approved';
      }
      return 'not shown';
    },
  },
  {
    path: 'GET /public/v1/ontologies',
    query: ['page', 'limit'],
    isList: true,
    answer: ({ world }) => ({
      json: world.ontologies.filter(({ status }) => status !== 'deleted'),
    }),
  },
  {
    path: 'GET /public/v1/ontologies/*',
    answer({ world, params: [id] }) {
      const found = world.ontologies.find(
        ({ ontologyId, status }) => ontologyId === id && status !== 'deleted',
      );
      return found === undefined ? refusal(404, 'Ontology not found') : { json: found };
    },
  },
  {
    path: 'POST /public/v1/ontologies',
    body: { ontologyId: true, ...ontologyFields },
    answer({ world, body }) {
      if (world.ontologies.some(({ ontologyId }) => ontologyId === body['ontologyId'])) {
        return refusal(409, 'Ontology already exists');
      }
      const made = {
        entityTypes: [],
        legalTerms: [],
        requiredFields: [],
        ...body,
        status: 'active',
      };
      world.ontologies.push(made);
      return { status: 201, json: made };
    },
  },
  {
    path: 'PATCH /public/v1/ontologies/*',
    body: ontologyFields,
    answer({ world, params: [id], body }) {
      const found = world.ontologies.find(({ ontologyId }) => ontologyId === id);
      if (found === undefined) return refusal(404, 'Ontology not found');
      return { json: Object.assign(found, body) };
    },
  },
  {
    path: 'POST /public/v1/analytics/chat',
    body: ({ action }): Keys =>
      action === 'onboarding'
        ? { action: true, conversation_items: true, step: true }
        : { action: true, user_input: true, query: true, session_id: true, category: true },
    answer({ world, body }) {
      if (body['action'] === 'graph_modification') {
        world.sentences.push(textOf(body['user_input'] ?? body['query']));
        return { json: { ...applied, results: [appliedResult] } };
      }
      const step = Number(body['step']);
      const asked = questions[step - 1] ?? [];
      const used = Array.isArray(body['conversation_items'])
        ? body['conversation_items'].length
        : 0;
      const completed = asked.length === 0;
      return {
        json: {
          success: 'true',
          error: 'No Errors',
          questions: asked,
          step,
          completed,
          total_conversations_used: used,
          ...(completed ? { conversation_id: 'conversation-1' } : {}),
        },
      };
    },
  },
  {
    path: 'GET /public/v1/analytics/retrieve/association/conversation',
    query: ['step'],
    answer: () => ({ json: { success: true, conversations: [], total_count: 0, error: null } }),
  },
  { path: `GET ${product}/status`, answer: () => ({ json: { chapter: 1, done: false } }) },
  {
    path: `GET ${product}/steps/*/sub-steps/*/questions`,
    answer: () => ({ json: { ask: [{ key: 'goods', text: 'Which goods?' }] } }),
  },
  {
    path: `POST ${product}/steps/*/sub-steps/*/answers`,
    body: 'forwarded',
    answer({ world, body }) {
      world.productAnswers.push(body);
      return 'not shown';
    },
  },
  {
    path: 'POST /public/v1/analytics/perform/action',
    body: {
      action: true,
      connection_ids: true,
      discover_external_relationships: true,
      confidence_threshold: true,
      response_format: true,
      include_saga_nodes: true,
    },
    answer: () => ({ json: brain }),
  },
];

const applied = {
  success: 'true',
  error: 'No Errors',
  response: 'Brain update applied.',
  routing_decision: 'graph_modification',
  type: 'graph_modification',
  summary: { applied: 1, ambiguous: 0, error: 0 },
};

const appliedResult = {
  status: 'applied',
  action: {
    action: 'add',
    source_name: 'Borealis',
    old_relation: null,
    old_target_name: null,
    new_relation: 'SUPPLIES',
    new_target_name: 'Hotel Linden',
    effective_at: '2026-03-01',
  },
  edge_uuid: 'edge-1',
  episode_uuid: 'episode-1',
  notes: [],
  affected: { invalidated: { uuid: 'edge-0' }, added_edges: ['edge-1'], added_nodes: [] },
};

const labels = { Supplier: 12, Product: 40, Store: 3 };

const brain = {
  tenant_id: 'tenant',
  extracted_at: '2026-03-02T09:30:00.000Z',
  sample_size: 100,
  node_labels: Object.keys(labels),
  relationship_types: ['SUPPLIES', 'KEPT_IN'],
  node_properties: Object.fromEntries(
    Object.keys(labels).map((label) => [
      label,
      { name: { type: 'string', presence_percentage: 100, sample_values: ['Borealis'] } },
    ]),
  ),
  node_counts: labels,
  relationship_directions: [
    {
      source_label: 'Supplier',
      relationship_type: 'SUPPLIES',
      target_label: 'Product',
      count: 80,
      store_type: 'graph',
    },
    {
      source_label: 'Product',
      relationship_type: 'KEPT_IN',
      target_label: 'Store',
      count: 40,
      store_type: 'graph',
    },
  ],
  relationship_counts: { SUPPLIES: 80, KEPT_IN: 40 },
  statistics: {
    total_node_labels: 3,
    total_relationship_types: 2,
    total_nodes: 55,
    total_relationships: 120,
  },
  metadata: {
    uses_property_based_types: true,
    relationship_types_from: 'properties',
    node_types_from: 'labels',
    generic_store_labels: [],
    extraction_method: 'sampling',
  },
};
