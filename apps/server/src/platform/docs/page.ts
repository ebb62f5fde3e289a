/** The OpenAPI document as a page to read: rendered here, without a script or another host. */
import { problemKinds } from '../http/problem.ts';
import type { OpenApi, Operation } from './openapi.ts';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; color: #23262f; background: #fff; }
  h2 { margin-top: 2.5rem; text-transform: capitalize; }
  article { border: 1px solid #d9dce5; border-radius: 12px; margin: 1rem 0; padding: 0 1rem 1rem; }
  h3 { font-size: 1rem; overflow-wrap: anywhere; }
  code, pre { font: 0.875rem/1.45 ui-monospace, monospace; }
  pre { background: #f4f5f9; border-radius: 8px; overflow: auto; padding: 0.75rem; }
  table { border-collapse: collapse; }
  th, td { border-bottom: 1px solid #d9dce5; padding: 0.25rem 1rem 0.25rem 0; text-align: left; }
  @media (prefers-color-scheme: dark) {
    body { color: #e8e9ef; background: #16181f; } pre { background: #20232c; } article, th, td { border-color: #373b48; }
    a { color: #9db7ff; }
  }`;

/** The document as one page of HTML, without a script. */
export function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag));
    return `<h2>${text(tag)}</h2>${own.map(({ path, method, operation }) => article(path, method, operation)).join('')}`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(document.info.title)} API</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(document.info.title)} API</h1>
<p>${text(document.info.description)} The same for machines: <a href="/api/openapi.json">OpenAPI ${document.openapi}</a>.</p>
${sections.join('\n')}
<h2>Problems</h2>
${problems()}
</main>
</body>
</html>
`;
}

function article(path: string, method: string, operation: Operation): string {
  const rate = operation['x-rate'];
  const parameters = operation.parameters.map(({ name, in: place, required, schema, description = '' }) => [
    name,
    place,
    required ? 'needed' : 'may be left out',
    JSON.stringify(schema),
    description,
  ]);
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status !== 'default')
    .map(([status, { description, content }]) => {
      return `<h4>${status} ${text(description)}</h4>${content ? contentOf(content) : ''}`;
    });
  return `<article id="${text(operation.operationId)}">
<h3><code>${method.toUpperCase()} ${text(path)}</code></h3>
<p>${text(operation.summary)}</p>
<p>Who: ${text(access(operation['x-access']))}. At most ${rate.max} ${rate.counts ?? 'times'} in ${rate.seconds} s.</p>
${parameters.length > 0 ? table(['Parameter', 'In', '', 'Schema', ''], parameters) : ''}
${operation.requestBody ? `<h4>Body</h4>${bodyOf(operation.requestBody)}` : ''}
${answers.join('')}
</article>`;
}

function bodyOf({ description, content }: NonNullable<Operation['requestBody']>): string {
  return `${description === undefined ? '' : `<p>${text(description)}</p>`}${contentOf(content)}`;
}

function contentOf(content: NonNullable<Operation['requestBody']>['content']): string {
  const shown = Object.entries(content).map(([type, { schema }]) =>
    schema['format'] === 'binary' ? `<p>A file: ${text(type)}</p>` : pre(schema),
  );
  return shown.join('');
}

function access(value: Operation['x-access']): string {
  if (value === 'public') return 'everybody';
  return Object.entries(value)
    .map(([role, scope]) => `${role} (${scope.replace('_', ' ')})`)
    .join(', ');
}

function problems(): string {
  const rows = Object.entries(problemKinds).map(
    ([code, { status, title }]) =>
      `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td><td>${text(title)}</td></tr>`,
  );
  return `<table><tr><th>Status</th><th>Code</th><th>Meaning</th></tr>${rows.join('')}</table>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${text(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`;
}

function pre(schema: unknown): string {
  return `<pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre>`;
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
