import { Chat, type InitialMessage, type MarkdownRenderers } from 'brainstem/react';

const renderers: MarkdownRenderers = {
  codeBlock: ({ code, language }, ours) =>
    language === 'bars' ? <Bars lines={code.split('\n')} /> : ours,
  table: ({ rows }, ours) => (
    <figure style={{ margin: 0 }}>
      {ours}
      <figcaption>{rows.length} rows</figcaption>
    </figure>
  ),
  link: ({ href, children }, ours) =>
    href.startsWith('https://app.example/') ? (
      <a href={new URL(href).pathname}>{children}</a>
    ) : (
      ours
    ),
  image: (_, ours) => <span style={{ display: 'block', border: '1px solid' }}>{ours}</span>,
  citation: ({ number }, ours) => <b data-record={number}>{ours}</b>,
};

/** A bar for each line of a name and a number: ten lines of the host's, in place of a code block. */
function Bars({ lines }: { lines: readonly string[] }) {
  return (
    <dl aria-label="Bars">
      {lines.map((line) => {
        const [name = '', count = '0'] = line.split(' ');
        return (
          <div key={name} style={{ display: 'flex', gap: 8 }}>
            <dt style={{ inlineSize: 80 }}>{name}</dt>
            <dd style={{ margin: 0, inlineSize: Number(count) * 8, background: 'SkyBlue' }}>
              {count}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const initialMessages: readonly InitialMessage[] = [
  {
    role: 'assistant',
    text: [
      'Deliveries by port, of [order 7](https://app.example/orders/7):',
      '```bars\nBergen 12\nHamburg 7\n```',
      '| Port | Late |\n| --- | --- |\n| Bergen | 2 |\n| Hamburg | 0 |',
    ].join('\n\n'),
  },
];

/** Each kind of part that a host can render. */
export function EveryRenderer() {
  return <Chat renderers={renderers} initialMessages={initialMessages} showSessions={false} />;
}
