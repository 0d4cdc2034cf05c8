import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SESSION_KEY } from "../base/session-key.ts";
import { newStorage } from "../base/storage-for-tests.ts";

const refusing = () => {
  throw new DOMException("refused", "SecurityError");
};

/** What a browser may do to the storage of a tab. */
const TAB_STORAGES = {
  keeps: (real: Record<string, string>) => () => real,
  refuses: () => refusing,
  "has none of": () => () => undefined,
  "has no room in": (real: Record<string, string>) => () =>
    Object.assign(Object.create(real), { setItem: refusing }),
  "damages what is in": () => () => Object.assign(newStorage(), { getItem: () => '{"user":{' }),
};
type Behaviour = keyof typeof TAB_STORAGES;

/** A tab of the device: its storage, its name, and the page that it shows. */
class Tab {
  window = Object.assign(new EventTarget(), { name: "" });
  readonly entries = newStorage();
  readonly #behaviour: Behaviour;

  constructor(behaviour: Behaviour, copied?: Tab) {
    this.#behaviour = behaviour;
    Object.assign(this.entries, copied?.entries);
    if (copied !== undefined) this.window.name = copied.window.name;
  }
  /** This tab is the one in which something happens from now on. */
  enter(): void {
    vi.stubGlobal("window", this.window);
    const get = TAB_STORAGES[this.#behaviour](this.entries);
    Object.defineProperty(globalThis, "sessionStorage", { get, configurable: true });
  }
  /** Loads a page. */
  async load() {
    this.window = Object.assign(new EventTarget(), { name: this.window.name });
    this.enter();
    vi.resetModules();
    return { ...(await import("./chosen-child.ts")), ...(await import("./tab-child.ts")) };
  }
  /** Shows again a page that was left as it was. */
  showAgain(): void {
    this.enter();
    this.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  }
}

beforeEach(() => {
  const local = newStorage();
  local[SESSION_KEY] = JSON.stringify({ access_token: "token", user: { id: "mum" } });
  vi.stubGlobal("localStorage", local);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});

/** In a tab of its own: 'Who is playing?', and a child presses its picture. */
async function chooseIn(tab: Tab, child: string) {
  (await tab.load()).chooseChild(child);
  return tab.load();
}

for (const behaviour of Object.keys(TAB_STORAGES) as Behaviour[]) {
  it(`a tab stays its child's after a reload, whatever another tab chose: the browser ${behaviour} its storage (T-1460)`, async () => {
    const annas = new Tab(behaviour);
    expect((await chooseIn(annas, "anna")).chosenChild()).toBe("anna");
    expect((await chooseIn(new Tab(behaviour), "ben")).chosenChild()).toBe("ben");
    const reloaded = await annas.load();
    expect([reloaded.chosenChild(), reloaded.openedChild()]).toEqual(["anna", "anna"]);
    expect(reloaded.childOfNextPage("mum")).toBe("anna");
    expect((await annas.load()).chosenChild()).toBe("anna");
    expect((await new Tab(behaviour, annas).load()).chosenChild()).toBe("anna");
  });

  it(`a tab that found its child chosen on the device stays that child's: the browser ${behaviour} its storage (T-1461)`, async () => {
    await chooseIn(new Tab(behaviour), "anna");
    const later = new Tab(behaviour);
    const page = await later.load();
    expect([page.chosenChild(), page.openedChild()]).toEqual(["anna", undefined]);
    await chooseIn(new Tab(behaviour), "ben");
    expect((await later.load()).chosenChild()).toBe("anna");
    expect((await new Tab(behaviour).load()).chosenChild()).toBe("ben");
  });

  it(`a tab of a family of one asks who plays once a sibling was added and chosen in another tab: the browser ${behaviour} its storage (T-1462)`, async () => {
    const annas = new Tab(behaviour);
    (await annas.load()).noteChildren([{ id: "anna" }]);
    await chooseIn(new Tab(behaviour), "ben");
    expect((await annas.load()).chosenChild()).toBeUndefined();
  });
}

it("'Let somebody else play' in one tab leaves the others to their children (T-1463)", async () => {
  const [annas, bens] = [new Tab("keeps"), new Tab("keeps")];
  await chooseIn(annas, "anna");
  await chooseIn(bens, "ben");
  (await bens.load()).chooseNobody();
  expect((await bens.load()).chosenChild()).toBeUndefined();
  expect((await new Tab("keeps").load()).chosenChild()).toBeUndefined();
  expect((await annas.load()).chosenChild()).toBe("anna");
});

it("a page that is shown again stays as it was, unless its own tab has become another child's (T-1464)", async () => {
  const loaded: string[] = [];
  const annas = new Tab("keeps");
  const page = await chooseIn(annas, "anna");
  expect(page.chosenChild()).toBe("anna");
  page.followTab(() => loaded.push("anew"));
  const shown = annas.window;
  await chooseIn(new Tab("keeps"), "ben");
  annas.showAgain();
  expect([loaded, page.chosenChild()]).toEqual([[], "anna"]);
  await chooseIn(annas, "ben");
  annas.window = shown;
  annas.showAgain();
  expect(loaded).toEqual(["anew"]);
});

it.each(["", "anna", "chosen", "chosen ", '{"a":1}', "other anna"])(
  "a damaged entry %j of a tab is none: the device's child plays (T-1465)",
  async (text) => {
    await chooseIn(new Tab("keeps"), "ben");
    const tab = new Tab("keeps");
    tab.entries["player:mum"] = text;
    expect((await tab.load()).chosenChild()).toBe("ben");
  },
);

it("a child of another family is not chosen (T-1466)", async () => {
  const tab = new Tab("refuses");
  await chooseIn(tab, "anna");
  localStorage[SESSION_KEY] = JSON.stringify({ access_token: "token", user: { id: "dad" } });
  const page = await tab.load();
  expect([page.chosenChild(), page.openedChild()]).toEqual([undefined, undefined]);
  const { emptyDevice } = await import("../base/device-storage.ts");
  await emptyDevice("dad");
  expect(tab.window.name).toBe("");
});
