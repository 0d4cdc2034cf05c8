import { useEffect, useRef } from "react";
import { questionKey } from "../ui/device-settings.ts";

interface PageKeys {
  onSearch: () => void;
  onKeys: () => void;
}

/** Ctrl+K (or Cmd+K) opens the search, '?' the list of keys; neither above another dialog. */
export function usePageKeys(keys: PageKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, isComposing } = event;
      if (isComposing || document.querySelector("dialog[open]") !== null) return;
      const hasControl = event.ctrlKey || event.metaKey;
      if (hasControl && !event.shiftKey && !event.altKey && key.toLowerCase() === "k") {
        event.preventDefault();
        latest.current.onSearch();
      } else if (key === "?" && !hasControl && questionKey.isOn()) {
        if (target instanceof Element && target.closest("input, textarea") !== null) return;
        latest.current.onKeys();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
