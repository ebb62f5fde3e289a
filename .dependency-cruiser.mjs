/** Who may import whom. ARCHITECTURE.md tells the same in words; `npm run check` runs it, type-only imports counted. */

const pure = '^packages/(engine/src|games/(catalogue|rules|ways)\\.ts|games/[a-z]+/[^.]+\\.ts$)';
const tests = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'A module that nobody imports is dead, unless something outside the modules starts it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          tests,
          '\\.d\\.ts$',
          '^tools/',
          '^bench/',
          '^e2e/',
          '\\.config\\.[cm]?[jt]s$',
          '^\\.dependency-cruiser\\.mjs$',
        ],
      },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'engine-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: tests },
      to: { path: '^(packages|apps|tools|bench|e2e)/', pathNot: '^packages/engine/' },
    },
    {
      name: 'content-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/content/', pathNot: tests },
      to: { path: '^(packages|apps|tools|bench|e2e)/', pathNot: '^packages/content/' },
    },
    {
      name: 'ui-imports-only-libraries',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: tests },
      to: { path: '^(packages|apps|tools|bench|e2e)/', pathNot: '^packages/ui/' },
    },
    {
      name: 'pure-code-reaches-pure-code-only',
      comment: 'Rules run in the browser, on the server and in tests: no Node, no React, no library but zod.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { reachable: true, pathNot: ['^packages/(engine|games)/.*\\.ts$', '^node_modules/zod/'] },
    },
    {
      name: 'games-import-engine-and-ui',
      severity: 'error',
      from: { path: '^packages/games/', pathNot: tests },
      to: { path: '^(packages|apps|tools|bench|e2e)/', pathNot: '^packages/(games|engine|ui|content)/' },
    },
    {
      name: 'a-room-imports-no-other-room',
      severity: 'error',
      from: { path: '^packages/games/([^/]+/[^/]+)/' },
      to: {
        path: '^packages/games/[^/]+/[^/]+/',
        // What rooms share of questions and answers, of showing numbers, of reading a text, and of showing words is no room.
        pathNot: [
          '^packages/games/$1/',
          '^packages/games/math/(question|showing)/',
          '^packages/games/reading/(beat|page|quiz|shown-words|timed-text|transform)/',
        ],
      },
    },
    {
      name: 'contract-imports-engine-and-rules',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: tests },
      to: {
        path: ['^(packages|apps|tools|bench|e2e)/', '^node_modules/react'],
        pathNot: ['^packages/contract/', '^packages/content/src/languages\\.ts$', pure],
      },
    },
    {
      name: 'library-is-for-server-and-tools',
      comment: 'The texts are large: a screen asks the server for the one that is read.',
      severity: 'error',
      from: { path: '^(packages/(?!library/)|apps/web/|e2e/)' },
      to: { path: '^packages/library/' },
    },
    {
      name: 'library-imports-contract-and-engine',
      severity: 'error',
      from: { path: '^packages/library/', pathNot: tests },
      to: {
        path: ['^(packages|apps|tools|bench|e2e)/', '^node_modules/'],
        pathNot: '^packages/(library|contract|engine)/',
      },
    },
    {
      name: 'server-takes-words-of-files-only',
      comment: 'Files are written by the server; what screens say is none of its business.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^packages/content/', pathNot: '^packages/content/src/(file-words|alias|skill)\\.ts$' },
    },
    {
      name: 'server-is-without-players-and-react',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: [
          '^packages/ui/',
          '^packages/games/(players|player)\\.ts',
          '\\.tsx$',
          '^apps/web/',
          '^node_modules/(react|react-dom|@tanstack)/',
        ],
      },
    },
    {
      name: 'norms-stay-on-the-server',
      comment:
        'What is usual in a grade is told to those who teach; no file that pupils load has it (decision 231).',
      severity: 'error',
      from: { path: '^(apps/web|packages/(contract|games|ui|content))/', pathNot: tests },
      to: { path: '^packages/engine/src/reading/norms\\.ts$' },
    },
    {
      name: 'web-is-without-server',
      severity: 'error',
      from: { path: '^(apps/web|packages)/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'the-sandbox-shares-nothing-with-the-product',
      comment:
        'It tests how the product speaks with payment providers: a mistake of one must not be that of the other.',
      severity: 'error',
      from: { path: '^apps/sandbox/' },
      to: { path: '^(packages|apps|tools|bench|e2e)/', pathNot: '^apps/sandbox/' },
    },
    {
      name: 'the-product-is-without-sandbox',
      severity: 'error',
      from: { path: '^(packages|apps/(server|web))/', pathNot: [tests, '^apps/server/test/'] },
      to: { path: '^apps/sandbox/' },
    },
    {
      name: 'a-feature-imports-no-other-feature',
      comment:
        'What two features need moves down to entities/, or to platform/ where it knows nothing of the domain.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'a-module-imports-no-other-module',
      comment: 'Modules of the server meet in app.ts only.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: tests },
      to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/$1/' },
    },
    {
      name: 'entities-import-nothing-above-them',
      comment:
        'What several features know of people, groups, homework and games; between them and the platform.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/entities/', pathNot: tests },
      to: { path: '^apps/[^/]+/src/(modules|features|routes|app\\.ts|demo)' },
    },
    {
      name: 'platform-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/platform/', pathNot: tests },
      to: { path: '^apps/[^/]+/src/(entities|modules|features|routes|app\\.ts|demo)' },
    },
    {
      name: 'product-imports-no-tool-and-no-test',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [tests, '^apps/server/test/'] },
      to: { path: ['^(tools|bench|e2e)/', tests, '^apps/server/test/'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '(^|/)node_modules/.*/node_modules/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
};
