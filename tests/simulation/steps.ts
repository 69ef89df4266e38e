import fc, { type AsyncCommand } from 'fast-check';
import { ACCOUNT, PASSWORD } from '../support/portal/demo-account';
import { FILE_FAULTS, PARTS } from './files';
import { LINES } from './line';
import { type Model, newTab, type TabModel } from './model';
import { check } from './must';
import { STORAGE } from './page-script';
import { FIELDS, type PagePath } from './pages';
import type { Tab } from './tab';
import type { World } from './world';

/** Time after each step, in which short timers are due. */
const MOMENT_MS = 1_000;
const MINUTE_MS = 60_000;

const APPLICATION = { name: '王芳', phone: '010-12345678', address: '北京' };

/** The visible tab, and what a viewer expects of it. */
type Shown = { world: World; model: Model; tab: Tab; expected: TabModel };
type Act = (shown: Shown) => Promise<unknown>;
export type Step = AsyncCommand<Model, World>;

/** Steps by their names. One that is not possible in the visible tab does nothing. */
const ACTS: Readonly<Record<string, Act>> = {
  'sign in': signIn,
  'answer the captcha': answerCaptcha,
  'close the dialog': ({ tab }) => tab.ask('press', 'dialog [data-testid~=close]'),
  async 'sign out'({ world, tab, expected }) {
    await tab.ask('press', '.account');
    await world.settle();
    if (!(await tab.ask('press', '[data-testid~=logout]'))) return;
    Object.assign(expected, newTab('/login.html'));
  },
  async 'sign in elsewhere'({ world, model }) {
    await world.signInElsewhere();
    model.isKnown = false;
  },
  'session expires': ({ world }) => world.expireSessions(),
  'messages come': ({ world }) => world.addMessages(),
  async 'remove a message'({ world, model, tab }) {
    await tab.ask('press', '[data-testid~=record] [data-testid~=remove]');
    await world.settle();
    if (await tab.ask('press', '[data-testid~=confirm]', 2)) model.intents.remove += 1;
  },
  async 'send the form'({ model, tab, expected }) {
    if (!(await fillIn(APPLICATION, tab, expected))) return;
    await tab.ask('press', '[type=radio]');
    if (await tab.ask('press', 'form [type=submit]', 2)) model.intents.apply += 1;
  },
  async retry({ world, tab, expected }) {
    const { openedAt } = await tab.sight();
    if (!(await tab.ask('press', '[data-testid~=retry]'))) return;
    expected.focused = '';
    await world.settle();
    // Where files of the page are deleted, it is loaded again.
    if ((await tab.sight()).openedAt !== openedAt) Object.assign(expected, newTab(expected.path));
  },
  async 'show the other tab'({ world, model, tab }) {
    await tab.hide(true);
    model.shown = model.shown === 0 ? 1 : 0;
    await world.tabs[model.shown].hide(false);
  },
  async 'move the element'({ tab, expected }) {
    // A browser takes the focus from an element that is moved.
    expected.focused = '';
    await tab.ask('move', 'main > *');
  },
};

/** Where a step is possible, if not everywhere. */
const POSSIBLE: Readonly<Record<string, (model: Readonly<Model>) => boolean>> = {
  'sign in': (model) => pathOf(model) === '/login.html' && !model.isSignedIn,
  'sign out': ({ isSignedIn }) => isSignedIn,
  'remove a message': (model) => pathOf(model) === '/index.html' && model.isSignedIn,
  'send the form': (model) => pathOf(model) === '/form.html',
};
const pathOf = ({ tabs, shown }: Readonly<Model>) => tabs[shown].path;

const fileFaults = Object.keys(FILE_FAULTS) as (keyof typeof FILE_FAULTS)[];
const STEPS: readonly fc.Arbitrary<Step>[] = [
  ...Object.entries(ACTS).map(([name, act]) => fc.constant(step(name, act))),
  fc.constantFrom(...(Object.keys(FIELDS) as PagePath[])).map((path) =>
    step(`open ${path}`, async ({ world, model, tab }) => {
      model.tabs[model.shown] = newTab(path);
      await world.open(tab, path);
    }),
  ),
  fc
    .tuple(fc.nat(2), fc.constantFrom('王芳', '010-12345678'))
    .map(([nth, text]) => step(`type ${text} into field ${nth}`, (shown) => type(nth, text, shown))),
  fc.constantFrom(1, 6, 31).map((minutes) =>
    step(`wait ${minutes} min`, async ({ world, model }) => {
      model.passedMs = minutes * MINUTE_MS;
      await world.pass(model.passedMs);
    }),
  ),
  fc.constantFrom(...LINES).map((line) => step(`line ${line}`, ({ world }) => world.line.set(line))),
  fc.constantFrom(...STORAGE).map((state) => step(`storage ${state}`, ({ tab }) => tab.setStorage(state))),
  fc
    .option(fc.record({ kind: fc.constantFrom(...fileFaults), part: fc.constantFrom(...PARTS) }))
    .map((fault) =>
      step(`release${fault ? ` with ${fault.part} ${fault.kind}` : ''}`, async ({ world, model }) => {
        world.files.replace(fault);
        for (const tab of model.tabs) tab.isStale = true;
      }),
    ),
];

export function walks(maxCommands: number, replayPath?: string): fc.Arbitrary<Iterable<Step>> {
  return fc.commands([...STEPS], { maxCommands, size: 'max', ...(replayPath && { replayPath }) });
}

/** A step of a walk: acts, lets a moment pass, and checks everything that must hold. */
function step(name: string, act: Act): Step {
  return {
    check: (model) => POSSIBLE[name]?.(model) ?? true,
    toString: () => name,
    async run(model, world) {
      model.steps += 1;
      model.passedMs = 0;
      model.callsBefore = world.line.calls.length;
      const [tab, expected] = [world.tabs[model.shown], model.tabs[model.shown]];
      await act({ world, model, tab, expected });
      await world.pass(MOMENT_MS);
      await check(world, model);
    },
  };
}

async function type(nth: number, text: string, { model, tab, expected }: Shown): Promise<void> {
  const fields = FIELDS[expected.path];
  const field = fields[nth % fields.length];
  const typed = field === 'password' ? PASSWORD : text;
  if (!field || !(await tab.ask('type', field, typed))) return;
  // The sign-in form of a viewer whom the page does not know yet gives way.
  const isKept = expected.path !== '/login.html' || !model.isSignedIn;
  expected.focused = isKept ? field : '';
  if (isKept) expected.typed[field] = typed;
}

async function signIn(shown: Shown): Promise<void> {
  const { world, model, tab, expected } = shown;
  if (!(await fillIn({ account: ACCOUNT, password: PASSWORD }, tab, expected))) return;
  model.intents.signIn += 1;
  await tab.ask('press', 'form:has(#account) [type=submit]', 2);
  await world.settle();
  await answerCaptcha(shown);
}

/** @returns whether all fields were there */
async function fillIn(values: Record<string, string>, tab: Tab, expected: TabModel): Promise<boolean> {
  expected.focused = '';
  for (const [field, text] of Object.entries(values)) {
    if (!(await tab.ask('type', field, text))) return false;
    expected.typed[field] = text;
  }
  return true;
}

async function answerCaptcha({ world, tab }: Shown): Promise<void> {
  if (!(await tab.ask('press', '[part=captcha][data-phase=ready]'))) return;
  // The picture of 310 pixels is shown with 330.
  const offset = Math.round((await world.puzzleOffset()) * (330 / 310));
  const keys = [
    ...Array(Math.floor(offset / 10)).fill('PageUp'),
    ...Array(offset % 10).fill('ArrowRight'),
    'Enter',
  ];
  await tab.ask('keys', '[role=slider]', keys);
}
