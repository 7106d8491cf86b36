/** A line for a terminal that sends something small to a webhook. */
export function curlLine({
  webhookEndpoint,
  apiKey,
}: {
  webhookEndpoint: string;
  apiKey: string;
}): string {
  return [
    `curl -X POST ${quoted(webhookEndpoint)}`,
    `-H ${quoted(`Authorization: Bearer ${apiKey}`)}`,
    `-H ${quoted('Content-Type: application/json')}`,
    `-d ${quoted('{"hello":"world"}')}`,
  ].join(' \\\n  ');
}

/** A text as one word of a shell, whatever it contains. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
