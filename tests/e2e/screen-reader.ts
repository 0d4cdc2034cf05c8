import type { Page } from "@playwright/test";

/** One node of the accessibility tree, as a screen reader gets it. */
interface Node {
  role: string;
  name: string;
  /** Of a slider: '3'. */
  value: string;
  isFocused: boolean;
  isDisabled: boolean;
  isLive: boolean;
  /** Names of the texts inside. */
  texts: string[];
}

/** What is read to its end when it gets the focus. */
const SAID_WHOLE = ["generic", "group", "none"];

/** Roles whose changes are read out. */
const LIVE = new Set(["status", "log"]);

/** More stops than any slide has. */
const STOPS_MAX = 80;

/**
 * A child who hears the page and presses keys: all it knows of the page are roles, names and states
 * of the accessibility tree, and all it does is press Tab and a key.
 */
export async function screenReader(page: Page) {
  const cdp = await page.context().newCDPSession(page);

  async function read(): Promise<Node[]> {
    const { nodes } = await cdp.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textsIn = (id: string): string[] => {
      const node = byId.get(id);
      if (node === undefined) return [];
      const isText = !node.ignored && node.role?.value === "StaticText";
      return isText ? [String(node.name?.value)] : (node.childIds ?? []).flatMap(textsIn);
    };
    return nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => {
        const states = new Map((node.properties ?? []).map(({ name, value }) => [name, value]));
        const is = (state: Parameters<typeof states.get>[0]) => states.get(state)?.value === true;
        return {
          role: String(node.role?.value),
          name: String(node.name?.value ?? "").trim(),
          value: String(node.value?.value ?? ""),
          isFocused: is("focused"),
          isDisabled: is("disabled"),
          isLive: LIVE.has(String(node.role?.value)),
          texts: textsIn(node.nodeId),
        };
      });
  }

  const focused = async () =>
    (await read()).findLast(({ isFocused, role }) => isFocused && role !== "RootWebArea");

  /** Presses a key until something that is open and has this role and name has the focus. */
  async function goTo(role: string, name: string | RegExp, key = "Tab"): Promise<Node> {
    const stops: string[] = [];
    for (let stop = 0; stop < STOPS_MAX; stop++) {
      const now = await focused();
      const isIt =
        now?.role === role && (typeof name === "string" ? now.name === name : name.test(now.name));
      if (isIt && !now.isDisabled) return now;
      stops.push(`${now?.role} '${now?.name}'`);
      await page.keyboard.press(key);
    }
    throw new Error(`no ${role} ${name} is reached; reached were ${stops.join(", ")}`);
  }

  return {
    goTo,
    /** Goes there by Tab and presses Enter. */
    async press(name: string | RegExp, role = "button"): Promise<void> {
      await goTo(role, name);
      await page.keyboard.press("Enter");
    },
    /** What live regions hold, and what has the focus and is no control: each is said once. */
    async announced(): Promise<string> {
      const nodes = await read();
      const live = nodes.flatMap(({ isLive, texts }) => (isLive ? texts : []));
      const now = nodes.findLast(({ isFocused, role }) => isFocused && role !== "RootWebArea");
      const focusedTexts = now !== undefined && SAID_WHOLE.includes(now.role) ? now.texts : [];
      const twice = focusedTexts.filter((text) => text.trim() !== "" && live.includes(text));
      if (twice.length > 0) throw new Error(`said twice: ${twice.join(", ")}`);
      return [...live, ...focusedTexts].join(" ");
    },
    /** Names of all nodes of a role. */
    all: async (role: string) =>
      (await read()).filter((node) => node.role === role).map(({ name }) => name),
  };
}

export type ScreenReader = Awaited<ReturnType<typeof screenReader>>;
