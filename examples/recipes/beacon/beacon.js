const ELEMENT = /^cntv-/;
const EVENTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];
const TARGETS_MAX = 100;

/** Element and part by the time of an event: browsers name no target in a shadow root. */
const targets = new Map();
let slowest = null;
let isSent = false;

// While capturing, because some keys do not leave an element.
for (const type of EVENTS) addEventListener(type, remember, true);

const observer = new PerformanceObserver((list) => compare(list.getEntries()));
// Safari before 26.2 cannot tell how long an interaction has lasted.
if (PerformanceObserver.supportedEntryTypes.includes('event'))
  observer.observe({ type: 'event', durationThreshold: 16 });

document.addEventListener('visibilitychange', () => {
  if (isSent || document.visibilityState !== 'hidden') return;
  isSent = true;
  compare(observer.takeRecords());
  const measures = performance.getEntriesByType('measure').filter(({ name }) => ELEMENT.test(name));
  const steps = measures.map(({ name, duration }) => [name, Math.round(duration)]);
  navigator.sendBeacon('/figures', JSON.stringify({ steps: Object.fromEntries(steps), slowest }));
});

function remember(event) {
  const path = event.composedPath();
  const element = path.find(({ localName }) => ELEMENT.test(localName))?.localName;
  if (!element) return;
  const part = path.map(({ part }) => part?.[0]).find(Boolean) ?? '';
  targets.set(event.timeStamp, { element, part });
  if (targets.size > TARGETS_MAX) targets.delete(targets.keys().next().value);
}

function compare(entries) {
  for (const { startTime, duration, interactionId } of entries) {
    const target = targets.get(startTime);
    if (interactionId && target && duration > (slowest?.duration ?? 0)) slowest = { ...target, duration };
  }
}
