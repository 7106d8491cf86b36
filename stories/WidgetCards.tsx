import index from '../docs/widgets/index.md?raw';

const pictures = import.meta.glob<string>('../docs/pictures/widgets/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The stories that introduce each widget, by the name of its page. */
const storiesOf: Readonly<Record<string, string>> = {
  chat: 'chat-states',
  'chat-launcher': 'chat-launcher',
  'findings-review': 'findings-states',
  'ontology-editor': 'ontologies-editor',
  'ontology-picker': 'ontologies-picker',
  'task-list': 'tasks-task-list',
  connectors: 'connectors-gallery',
  'drive-picker': 'connectors-drive-picker-work',
  'sheet-picker': 'connectors-sheet-picker',
  'site-picker': 'connectors-site-picker',
  'mail-settings': 'connectors-mail-settings',
  'messaging-pairing': 'connectors-messaging-pairing-states',
  'document-upload': 'connectors-document-upload-states',
  'sql-connection-form': 'connector-forms-sql',
  'docstore-form': 'connector-forms-document-database-states',
  'rest-connector': 'connector-forms-private-api-states',
  'credential-form': 'connector-forms-any-credentials-states',
  onboarding: 'onboarding-conversation',
  'product-onboarding': 'onboarding-by-chapters',
  'delegated-onboarding': 'onboarding-delegated',
  'brain-viewer': 'brain-states',
  'platform-form': 'tasks-form',
  'attention-badge': 'attention-badge',
};

const sections = index
  .split('\n## ')
  .slice(1)
  .map((section) => {
    const [job = ''] = section.split('\n');
    const cards = section.matchAll(/\/([\w-]+)\.svg\) (\w+)\]\(\S+\) (.+)/g);
    return { job, cards: [...cards].map(([, page = '', name, text]) => ({ page, name, text })) };
  });

/** Shows a card for each widget, by job, as the list of widgets in the docs. */
export function WidgetCards() {
  return sections.map(({ job, cards }) => (
    <section key={job}>
      <h2>{job}</h2>
      <div className="widget-cards">
        {cards.map(({ page, name, text }) => (
          <a key={page} href={`./?path=/docs/${storiesOf[page]}--docs`} target="_top">
            <img src={pictures[`../docs/pictures/widgets/${page}.svg`]} alt="" />
            <strong>{name}</strong>
            {text}
          </a>
        ))}
      </div>
    </section>
  ));
}
