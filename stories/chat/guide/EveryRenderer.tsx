import { Chat, type InitialMessage, type MarkdownRenderers } from 'brainstem/react';

const renderers: MarkdownRenderers = {
  codeBlock: ({ code, language }, defaultContent) =>
    language === 'bars' ? <Bars lines={code.split('\n')} /> : defaultContent,
  table: ({ rows }, defaultContent) => (
    <figure style={{ margin: 0 }}>
      {defaultContent}
      <figcaption>{rows.length} rows</figcaption>
    </figure>
  ),
  link: ({ href, children }, defaultContent) =>
    href.startsWith('https://app.example/') ? (
      <a href={new URL(href).pathname}>{children}</a>
    ) : (
      defaultContent
    ),
  image: (_, defaultContent) => (
    <span style={{ display: 'block', border: '1px solid' }}>{defaultContent}</span>
  ),
  citation: ({ number }, defaultContent) => <b data-record={number}>{defaultContent}</b>,
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
