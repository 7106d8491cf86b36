/** Returns a shell command that sends a small payload to a webhook. */
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

/** Quotes text as a single shell word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
