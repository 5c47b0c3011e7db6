import { test } from "bun:test";
import { expectTold } from "../../../../../../tests/support/compositions.ts";

test("a part that is said to be like another one has its shares", () => {
  expectTold([
    [
      "Shell: 80% wool, 20% nylon. Lining as shell.",
      "shell: wool 80, polyamide 20 | lining: wool 80, polyamide 20",
    ],
    ["Oberstoff 100 % Leinen\nFutter wie Oberstoff", "shell: linen 100 | lining: linen 100"],
    [
      "Tissu extérieur : 100 % lin. La doublure est identique au tissu extérieur.",
      "shell: linen 100 | lining: linen 100",
    ],
    ["Tejido exterior: 100 % nailon. Forro: ídem.", "shell: polyamide 100 | lining: polyamide 100"],
    ["Tkanina wierzchnia: 100% len\nPodszewka: j.w.", "shell: linen 100 | lining: linen 100"],
    [
      "Svrchní materiál: 100 % len. Podšívka shodná se svrchním materiálem.",
      "shell: linen 100 | lining: linen 100",
    ],
    [
      "Felső anyag: 100% poliamid. A bélés megegyezik a felső anyaggal.",
      "shell: polyamide 100 | lining: polyamide 100",
    ],
    ["Dış kumaş: %100 keten. Astar dış kumaşla aynıdır.", "shell: linen 100 | lining: linen 100"],
    [
      "Зовнішня тканина: 100 % льон. Підкладка – така сама, як зовнішня тканина.",
      "shell: linen 100 | lining: linen 100",
    ],
    ["Päällinen: 100 % pellavaa. Vuori: sama kuin päällinen.", "shell: linen 100 | lining: linen 100"],
    ["Shell 100% linen; hood lining in the same fabric", "shell: linen 100 | hood lining: linen 100"],
    ["Vrchní materiál 100 % len, kapuce ze stejného materiálu", "shell: linen 100 | hood: linen 100"],
    ["Shell\t100% linen\nHood lining\tsame as shell", "shell: linen 100 | hood lining: linen 100"],
  ]);
});

test("a part is like no other that is told of nowhere, and keeps its own shares", () => {
  expectTold([
    ["Shell: 100% linen. Lining as required.", "shell: linen 100"],
    ["Shell: 100% linen. Lining: 100% cupro, colour as shell.", "shell: linen 100 | lining: cupro 100"],
    ["Oberstoff: 100 % Leinen. Wie immer in Dortmund genäht.", "shell: linen 100"],
  ]);
});
