// These run in the page: each must be self-contained.

/** Elements that do not fit on the screen, in words; elements that scroll may be longer. */
export function cutOff(): string[] {
  const found: string[] = [];
  const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  if (bar > 50) found.push(`the top bar is ${bar} px high`);
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  const controls = document.querySelectorAll<HTMLElement>('button, a, input, select, textarea, h2, [data-for-you]');
  for (const element of controls) {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
    if (!element.checkVisibility({ visibilityProperty: true }) || width < 2) continue;
    let around = element.parentElement;
    while (around !== null && getComputedStyle(around).overflow === 'visible') around = around.parentElement;
    const isOut = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    if (isOut && (around === null || around === document.body)) found.push(`${name} is out of sight`);
    const isTyped = element.matches('select, textarea, input:not([type="radio"], [type="checkbox"], [type="range"])');
    if (isTyped && Number.parseFloat(getComputedStyle(element).fontSize) < 16) found.push(`${name} is under 16 px`);
  }
  return found;
}

/** Elements that stick out to a side of a page that scrolls, in words. */
export function tooWide(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => element.checkVisibility());
  const out = shown.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  });
  const names = out.map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)} sticks out`);
  return document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways', ...names] : names;
}

/** Elements whose position changes when layout is forced: their layout was outdated. */
export function stale(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('header *, main *')].filter(
    (element) => element.checkVisibility() && element.getAnimations({ subtree: true }).length === 0,
  );
  const boxes = () =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    });
  const before = boxes();
  document.body.style.display = 'none';
  document.body.getBoundingClientRect();
  document.body.style.display = '';
  const after = boxes();
  return all
    .map((element, at) => `${element.tagName} ${element.className} ${before[at]} -> ${after[at]}`)
    .filter((_, at) => before[at] !== after[at])
    .slice(0, 5);
}
