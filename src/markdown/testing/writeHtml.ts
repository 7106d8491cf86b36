import type { Block, Item } from '../blocks/block.ts';
import { joinText, type GrowingText } from '../blocks/growingText.ts';
import type { MarkdownDocument } from '../blocks/createReader.ts';
import { itemsOf, type Sequence } from '../blocks/sequence.ts';
import { textOf, type InlineNode } from '../inline/inlineNode.ts';
import { parseInline } from '../inline/parseInline.ts';

/** Renders a document as HTML in the format of the CommonMark specification's examples. */
export function writeHtml({ blocks, definitions }: MarkdownDocument): string {
  const inline = (text: string) => writeInline(parseInline(text, { definitions }));
  const words = (text: GrowingText) => inline(joinText(text).trimEnd());

  const writeAll = (children: Sequence<Block>, isTight: boolean): string =>
    itemsOf(children)
      .map((block) => writeBlock(block, isTight))
      .join('');

  const writeItem = ({ task, children }: Item, isTight: boolean): string => {
    const state = task?.isDone === true ? ' checked=""' : '';
    const first = task && `<input${state} disabled="" type="checkbox"> ${words(task.words.text)}\n`;
    return `<li>${first ?? ''}${writeAll(children, isTight)}</li>\n`;
  };

  const writeBlock = (block: Block, isTight: boolean): string => {
    switch (block.kind) {
      case 'paragraph':
        return isTight ? `${words(block.text)}\n` : `<p>${words(block.text)}</p>\n`;
      case 'heading':
        return `<h${block.level}>${inline(block.text)}</h${block.level}>\n`;
      case 'rule':
        return '<hr />\n';
      case 'html':
        return joinText(block.text);
      case 'quote':
        return `<blockquote>\n${writeAll(block.children, false)}</blockquote>\n`;
      case 'footnote':
        return `<aside>\n${writeAll(block.children, false)}</aside>\n`;
      case 'details': {
        const summary = `<summary>${inline(block.summary)}</summary>`;
        return `<details>\n${summary}\n${writeAll(block.children, false)}</details>\n`;
      }
      case 'code': {
        const [language] = block.info.split(/\s/, 1);
        const name = language ? ` class="language-${escapeHtml(language)}"` : '';
        const code = joinText(block.text).replace(/([^\n])$/, '$1\n');
        return `<pre><code${name}>${escapeHtml(code)}</code></pre>\n`;
      }
      case 'list': {
        const name = block.start === undefined ? 'ul' : 'ol';
        const start =
          block.start === undefined || block.start === 1 ? '' : ` start="${block.start}"`;
        const items = itemsOf(block.items).map((item) => writeItem(item, !block.isLoose));
        return `<${name}${start}>\n${items.join('')}</${name}>\n`;
      }
      case 'table': {
        const row = (cells: readonly string[], name: string) =>
          `<tr>${cells
            .map((cell, index) => {
              const align = block.alignments[index];
              return `<${name}${align ? ` align="${align}"` : ''}>${inline(cell)}</${name}>`;
            })
            .join('')}</tr>`;
        const rows = itemsOf(block.rows).map(({ cells }) => row(cells, 'td'));
        const body = rows.length === 0 ? '' : `<tbody>${rows.join('')}</tbody>`;
        return `<table><thead>${row(block.head, 'th')}</thead>${body}</table>\n`;
      }
    }
  };
  return writeAll(blocks, false);
}

function writeInline(nodes: readonly InlineNode[]): string {
  return nodes.map(writeNode).join('');
}

function writeNode(node: InlineNode): string {
  switch (node.kind) {
    case 'text':
      return escapeHtml(node.text);
    case 'markup':
      return node.text;
    case 'break':
      return '<br />\n';
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'math':
      return escapeHtml(node.text);
    case 'tag':
      return `${node.start}${writeInline(node.children)}${node.end}`;
    case 'emphasis':
      return `<em>${writeInline(node.children)}</em>`;
    case 'strong':
      return `<strong>${writeInline(node.children)}</strong>`;
    case 'deleted':
      return `<del>${writeInline(node.children)}</del>`;
    case 'link':
      return `<a href="${writeUrl(node.href)}"${writeTitle(node.title)}>${writeInline(node.children)}</a>`;
    case 'citation':
      return `<sup>${node.number}</sup>`;
    case 'footnote':
      return `<sup>${escapeHtml(node.label)}</sup>`;
    case 'image': {
      const alt = escapeHtml(textOf(node.children));
      return `<img src="${writeUrl(node.href)}" alt="${alt}"${writeTitle(node.title)} />`;
    }
  }
}

function writeTitle(title: string): string {
  return title === '' ? '' : ` title="${escapeHtml(title)}"`;
}

function writeUrl(href: string): string {
  const written = href.replace(
    /%(?![\dA-Fa-f]{2})|[^\w\-.~:/?#@!$&'()*+,;=%]/gu,
    encodeURIComponent,
  );
  return escapeHtml(written);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
